import { Breadcrumbs, ListingHeader } from '@stoa/ui'
import { canonicalUrl, critical } from '../data/api.server.ts'
import { loadListing } from '../data/listing.server.ts'
import { breadcrumbList } from '../lib/breadcrumb-list.ts'
import { metaWithoutData, pageMeta, pictureOfList } from '../lib/seo.ts'
import { ListingSection } from '../shop/listing/listing-section.tsx'
import type { Route } from './+types/best-seller'

export async function loader(scope: Route.LoaderArgs) {
  return {
    list: await critical(loadListing(scope, { sold: true }, 'best_seller')),
    canonical: canonicalUrl(scope, ['category', 'cursor']),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  return pageMeta({
    title: 'Best sellers',
    description: 'What people bought most in the last ninety days, across all shops of Stoa.',
    canonical: loaderData.canonical,
    picture: pictureOfList(loaderData.list),
    jsonLd: import.meta.env.SSR
      ? [breadcrumbList(loaderData.canonical, [{ label: 'Home', href: '/' }, { label: 'Best sellers' }])]
      : undefined,
  })
}

export default function BestSellers({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Best sellers' }]} />
      <ListingHeader
        title="Best sellers"
        lede="Most bought in the last 90 days. Shops cannot pay to be listed."
      />
      <ListingSection list={loaderData.list} defaultSort="best_seller" />
    </>
  )
}
