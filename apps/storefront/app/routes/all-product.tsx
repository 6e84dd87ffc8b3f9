import { Breadcrumbs, ListingHeader } from '@stoa/ui'
import { canonicalUrl, critical } from '../data/api.server.ts'
import { loadListing } from '../data/listing.server.ts'
import { breadcrumbList } from '../lib/breadcrumb-list.ts'
import { metaWithoutData, pageMeta, pictureOfList } from '../lib/seo.ts'
import { ListingSection } from '../shop/listing/listing-section.tsx'
import type { Route } from './+types/all-product'

export async function loader(scope: Route.LoaderArgs) {
  return {
    list: await critical(loadListing(scope, {}, 'newest')),
    canonical: canonicalUrl(scope, ['category', 'cursor']),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  return pageMeta({
    title: 'All products',
    description: 'Everything that the shops of Stoa make and sell: filter by kind, price, shop and rating.',
    canonical: loaderData.canonical,
    picture: pictureOfList(loaderData.list),
    jsonLd: import.meta.env.SSR
      ? [breadcrumbList(loaderData.canonical, [{ label: 'Home', href: '/' }, { label: 'All products' }])]
      : undefined,
  })
}

export default function AllProducts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'All products' }]} />
      <ListingHeader title="All products" lede="Everything that our shops sell, newest first." />
      <ListingSection list={loaderData.list} defaultSort="newest" />
    </>
  )
}
