import { unwrap } from '@stoa/api-client'
import { Breadcrumbs, CategoryTiles, ListingHeader, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { canonicalUrl, critical, optional, serverApi } from '../../data/api.server.ts'
import { readCardDelivery } from '../../data/delivery.server.ts'
import { loadListing } from '../../data/listing.server.ts'
import { breadcrumbList } from '../../lib/breadcrumb-list.ts'
import { marketFacts } from '../../lib/market.ts'
import { metaWithoutData, pageMeta, pictureOfList } from '../../lib/seo.ts'
import { categoryHref, toCategoryTile, toCrumbs } from '../../lib/view.ts'
import { ListingSection } from '../../shop/listing/listing-section.tsx'
import type { Route } from './+types/$category-slug'
import { categoryLabels } from './$category-slug.labels.ts'

export async function loader(scope: Route.LoaderArgs) {
  const { categorySlug, subCategorySlug, collectionSlug } = scope.params
  const path = [categorySlug, subCategorySlug, collectionSlug].filter(Boolean).join('/')
  const [category, list] = await Promise.all([
    critical(
      unwrap(serverApi(scope).GET('/api/public/category/by-path', { params: { query: { path } } })),
      categoryHref,
    ),
    optional(`products of ${path}`, loadListing(scope, { category: path }, 'best_seller')),
  ])
  const delivery = await readCardDelivery(scope, list?.items ?? [])
  return { category, list, delivery, canonical: canonicalUrl(scope, ['cursor']) }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  return pageMeta({
    title: loaderData.category.name,
    description: formatMessage(categoryLabels.description, {
      category: loaderData.category.name,
      market: marketFacts().name,
    }),
    canonical: loaderData.canonical,
    picture: pictureOfList(loaderData.list),
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbList(loaderData.canonical, [
            ...toCrumbs(loaderData.category.ancestors),
            { label: loaderData.category.name },
          ]),
        ]
      : undefined,
  })
}

export default function Category({ loaderData: { category, list, delivery } }: Route.ComponentProps) {
  const children = category.child.filter(child => child.productCount > 0)
  return (
    <>
      <Breadcrumbs items={[...toCrumbs(category.ancestors), { label: category.name }]} />
      <ListingHeader title={category.name} />
      <Stack gap="md">
        {children.length > 0 && category.ancestors.length < 2 && (
          <CategoryTiles layout="chip" categories={children.map(toCategoryTile)} />
        )}
        <ListingSection
          list={list}
          delivery={delivery}
          categoryTitle={categoryLabels.type}
          defaultSort="best_seller"
        />
      </Stack>
    </>
  )
}
