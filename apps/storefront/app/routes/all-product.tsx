import { Breadcrumbs, ListingHeader } from '@stoa/ui'
import { canonicalUrl, critical } from '../data/api.server.ts'
import { readCardDelivery } from '../data/delivery.server.ts'
import { loadListing } from '../data/listing.server.ts'
import { breadcrumbList } from '../lib/breadcrumb-list.ts'
import { withMarket } from '../lib/market.ts'
import { metaWithoutData, pageMeta, pictureOfList } from '../lib/seo.ts'
import { ListingSection } from '../shop/listing/listing-section.tsx'
import type { Route } from './+types/all-product'
import { allProductsLabels } from './all-product.labels.ts'

const TRAIL = [{ label: allProductsLabels.home, href: '/' }, { label: allProductsLabels.title }]

export async function loader(scope: Route.LoaderArgs) {
  const list = await critical(loadListing(scope, {}, 'newest'))
  return {
    list,
    delivery: await readCardDelivery(scope, list.items),
    canonical: canonicalUrl(scope, ['category', 'cursor']),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  return pageMeta({
    title: allProductsLabels.title,
    description: withMarket(allProductsLabels.description),
    canonical: loaderData.canonical,
    picture: pictureOfList(loaderData.list),
    jsonLd: import.meta.env.SSR ? [breadcrumbList(loaderData.canonical, TRAIL)] : undefined,
  })
}

export default function AllProducts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs items={TRAIL} />
      <ListingHeader title={allProductsLabels.title} lede={allProductsLabels.lede} />
      <ListingSection list={loaderData.list} delivery={loaderData.delivery} defaultSort="newest" />
    </>
  )
}
