import { isApiError, unwrap } from '@stoa/api-client'
import { Breadcrumbs, EmptyState, ListingHeader, Pagination, ProductGrid } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { redirect } from 'react-router-dom'
import { critical, serverApi } from '../../../data/api.server.ts'
import { readCardDelivery } from '../../../data/delivery.server.ts'
import { metaWithoutData, pageMeta } from '../../../lib/seo.ts'
import { toProductCards } from '../../../lib/view.ts'
import { useQuickAdd } from '../../../shop/cart/use-quick-add.ts'
import { useWishes } from '../../../shop/wish-list/use-wishes.ts'
import type { Route } from './+types/$token'
import { sharedWishListLabels } from './$token.labels.ts'

export async function loader(scope: Route.LoaderArgs) {
  const { token } = scope.params
  const cursor = scope.url.searchParams.get('cursor')?.slice(0, 300)
  const read = unwrap(
    serverApi(scope).GET('/api/public/wish-lists/{token}', {
      params: { path: { token }, query: { ...(cursor && { cursor }) } },
    }),
  ).catch(error => {
    if (isApiError(error) && error.code === 'cursor.invalid') throw redirect(`/wishlist/shared/${token}`)
    throw error
  })
  const list = await critical(read)
  return { list, delivery: await readCardDelivery(scope, list.items) }
}

/** Keeps the private link from search engines and from other sites. */
export const headers = () => ({ 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' })

const titleOf = (name: string | null) =>
  name === null ? sharedWishListLabels.title : formatMessage(sharedWishListLabels.titleOf, { name })

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData
    ? pageMeta({
        title: titleOf(loaderData.list.ownerName),
        description: sharedWishListLabels.description,
        noIndex: true,
      })
    : metaWithoutData(error)

export default function SharedWishList({ loaderData: { list, delivery }, params }: Route.ComponentProps) {
  const onAddToCart = useQuickAdd(list.items)
  const wishes = useWishes(list.items)
  const href = (cursor: string | null) =>
    cursor === null ? undefined : `/wishlist/shared/${params.token}?cursor=${encodeURIComponent(cursor)}`
  return (
    <>
      <Breadcrumbs
        items={[{ label: sharedWishListLabels.home, href: '/' }, { label: titleOf(list.ownerName) }]}
      />
      <ListingHeader title={titleOf(list.ownerName)} lede={sharedWishListLabels.lede} />
      {list.items.length === 0 ? (
        <EmptyState
          thing="heart"
          title={sharedWishListLabels.empty}
          action={{ label: sharedWishListLabels.allProducts, href: '/all-product' }}
        />
      ) : (
        <ProductGrid
          headingLevel={2}
          products={toProductCards(list.items, delivery)}
          columns={4}
          priorityCount={4}
          onAddToCart={onAddToCart}
          {...wishes}
        />
      )}
      {(list.page.previous || list.page.next) && (
        <Pagination previousHref={href(list.page.previous)} nextHref={href(list.page.next)} />
      )}
    </>
  )
}
