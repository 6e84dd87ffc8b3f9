import { unwrap } from '@stoa/api-client'
import { Breadcrumbs, FindForm, ListingHeader } from '@stoa/ui'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { critical, type LoaderScope, optional, serverApi } from '../data/api.server.ts'
import { loadListing } from '../data/listing.server.ts'
import { FILTER_NAMES, readListingQuery } from '../lib/listing-query.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import { ListingSection } from '../shop/listing/listing-section.tsx'
import { recentSearches } from '../shop/recently-viewed/stored-lists.ts'
import { NothingToShow } from '../shop/search/nothing-to-show.tsx'
import type { Route } from './+types/search'

export async function loader(scope: Route.LoaderArgs) {
  const { searchParams } = scope.url
  const { q } = readListingQuery(searchParams)
  const list = q ? await critical(loadListing(scope)) : null
  const isFiltered = FILTER_NAMES.some(name => searchParams.get(name))
  const found = list && (list.total > 0 || isFiltered) ? list : null
  return { q: q ?? null, list: found, popular: found ? null : await loadPopular(scope) }
}

/** What others buy, for those who found nothing. */
const loadPopular = (scope: LoaderScope) =>
  optional(
    'best sellers',
    unwrap(
      serverApi(scope).GET('/api/public/products', {
        params: { query: { sort: 'best_seller', inStock: true, limit: 4 } },
      }),
    ),
  )

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  return pageMeta({
    title: titleOf(loaderData),
    description: 'Search the products of every shop on Stoa.',
    noIndex: true,
  })
}

function titleOf({
  q,
  list,
}: {
  q: string | null
  list: { correctedQuery: string | null; total: number } | null
}) {
  if (!q) return 'Search'
  if (!list || list.total === 0) return `Nothing found for “${q}”`
  return `Results for “${list.correctedQuery ?? q}”`
}

export default function Search({ loaderData: { q, list, popular } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const meant = list ? (list.correctedQuery ?? q) : null
  useEffect(() => {
    if (meant) recentSearches.add(meant)
  }, [meant])
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Search' }]} />
      <FindForm
        smallScreensOnly
        action="/search"
        label="Search the shops"
        value={q ?? ''}
        onFind={text => navigate(text ? `/search?q=${encodeURIComponent(text)}` : '/search')}
      />
      {list ? (
        <>
          <ListingHeader
            title={`Results for “${meant}”`}
            lede={list.correctedQuery ? `No results for “${q}”. Showing “${meant}” instead.` : undefined}
          />
          <ListingSection list={list} defaultSort="relevance" />
        </>
      ) : (
        <NothingToShow q={q} popular={popular?.items ?? []} />
      )}
    </>
  )
}
