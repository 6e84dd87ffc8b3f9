import { Breadcrumbs, ListingHeader } from '@stoa/ui'
import { canonicalUrl, critical } from '../data/api.server.ts'
import { readCardDelivery } from '../data/delivery.server.ts'
import { loadListing } from '../data/listing.server.ts'
import { breadcrumbList } from '../lib/breadcrumb-list.ts'
import { withMarket } from '../lib/market.ts'
import { metaWithoutData, pageMeta, pictureOfList } from '../lib/seo.ts'
import { ListingSection } from '../shop/listing/listing-section.tsx'
import type { Route } from './+types/best-seller'
import { bestSellersLabels } from './best-seller.labels.ts'

const TRAIL = [{ label: bestSellersLabels.home, href: '/' }, { label: bestSellersLabels.title }]

export async function loader(scope: Route.LoaderArgs) {
  const list = await critical(loadListing(scope, { sold: true }, 'best_seller'))
  return {
    list,
    delivery: await readCardDelivery(scope, list.items),
    canonical: canonicalUrl(scope, ['category', 'cursor']),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  return pageMeta({
    title: bestSellersLabels.title,
    description: withMarket(bestSellersLabels.description),
    canonical: loaderData.canonical,
    picture: pictureOfList(loaderData.list),
    jsonLd: import.meta.env.SSR ? [breadcrumbList(loaderData.canonical, TRAIL)] : undefined,
  })
}

export default function BestSellers({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs items={TRAIL} />
      <ListingHeader title={bestSellersLabels.title} lede={bestSellersLabels.lede} />
      <ListingSection list={loaderData.list} delivery={loaderData.delivery} defaultSort="best_seller" />
    </>
  )
}
