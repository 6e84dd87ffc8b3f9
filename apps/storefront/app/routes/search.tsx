import { Breadcrumbs, EmptyState, ListingHeader } from '@stoa/ui'
import { critical } from '../data/api.server.ts'
import { loadListing } from '../data/listing.server.ts'
import { ListingSection } from '../features/listing/listing-section.tsx'
import { readListingQuery } from '../lib/listing-query.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import type { Route } from './+types/search'

export async function loader(scope: Route.LoaderArgs) {
  const { q } = readListingQuery(scope.url.searchParams)
  return { q: q ?? null, list: q ? await critical(loadListing(scope)) : null }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  return pageMeta({
    title: loaderData.q ? `“${loaderData.q}”` : 'Search',
    description: 'Search the products of every shop on Stoa.',
    noIndex: true,
  })
}

export default function Search({ loaderData: { q, list } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Search' }]} />
      {q && list ? (
        <>
          <ListingHeader
            title={`Results for “${list.correctedQuery ?? q}”`}
            lede={
              list.correctedQuery ? `Nothing was found for “${q}”, so this is the nearest word.` : undefined
            }
          />
          <ListingSection list={list} defaultSort="relevance" />
        </>
      ) : (
        <EmptyState
          page
          thing="search"
          title="What are you looking for?"
          text="Type a thing, a material, a colour or the name of a shop into the box at the top."
          action={{ label: 'See all products', href: '/all-product' }}
        />
      )}
    </>
  )
}
