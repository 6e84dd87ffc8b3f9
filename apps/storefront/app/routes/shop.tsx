import { unwrap } from '@stoa/api-client'
import { Breadcrumbs, ShopHeader } from '@stoa/ui'
import { canonicalUrl, critical, optional, serverApi } from '../data/api.server.ts'
import { loadListing } from '../data/listing.server.ts'
import { ListingSection } from '../features/listing/listing-section.tsx'
import { pictureFile } from '../lib/picture-file.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import { shopHref, toPicture } from '../lib/view.ts'
import type { Route } from './+types/shop'

export async function loader(scope: Route.LoaderArgs) {
  const slug = scope.params.shopSlug
  const [shop, list] = await Promise.all([
    critical(
      unwrap(serverApi(scope).GET('/api/public/shops/{slug}', { params: { path: { slug } } })),
      shopHref,
    ),
    optional(`products of the shop ${slug}`, loadListing(scope, { shop: slug }, 'best_seller')),
  ])
  return { shop, list, canonical: canonicalUrl(scope, ['cursor']) }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  const { shop, canonical } = loaderData
  const picture = shop.banner ?? shop.logo
  return pageMeta({
    title: shop.name,
    description: `${shop.tagline} ${shop.story}`,
    canonical,
    picture: picture && new URL(pictureFile(picture), canonical).href,
  })
}

export default function Shop({ loaderData: { shop, list } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs
        items={[{ label: 'Home', href: '/' }, { label: 'Shops', href: '/vendors' }, { label: shop.name }]}
      />
      <ShopHeader
        shop={{
          id: shop.id,
          name: shop.name,
          tagline: shop.tagline,
          text: shop.story,
          since: String(shop.since),
          sales: shop.soldCount,
          rating: shop.rating ?? undefined,
          banner: toPicture(shop.banner) ?? undefined,
          avatar: shop.logo ? pictureFile(shop.logo, 160) : undefined,
        }}
      />
      <ListingSection list={list} fixed={['shop']} defaultSort="best_seller" />
    </>
  )
}
