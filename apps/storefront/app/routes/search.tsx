import { unwrap } from '@stoa/api-client'
import { Breadcrumbs, FindForm, ListingHeader } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { critical, type LoaderScope, optional, serverApi } from '../data/api.server.ts'
import { readCardDelivery } from '../data/delivery.server.ts'
import { loadListing } from '../data/listing.server.ts'
import { FILTER_NAMES, readListingQuery } from '../lib/listing-query.ts'
import { withMarket } from '../lib/market.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import { ListingSection } from '../shop/listing/listing-section.tsx'
import { recentSearches } from '../shop/recently-viewed/stored-lists.ts'
import { HowFound, isFoundOtherwise } from '../shop/search/how-found.tsx'
import { NothingToShow } from '../shop/search/nothing-to-show.tsx'
import type { Route } from './+types/search'
import { searchLabels } from './search.labels.ts'

export async function loader(scope: Route.LoaderArgs) {
  const { searchParams } = scope.url
  const { q } = readListingQuery(searchParams)
  const list = q ? await critical(loadListing(scope)) : null
  const isFiltered = FILTER_NAMES.some(name => searchParams.get(name))
  const found = list && (list.total > 0 || isFiltered) ? list : null
  const popular = found ? null : await loadPopular(scope)
  const delivery = await readCardDelivery(scope, (found ?? popular)?.items ?? [])
  return { q: q ?? null, list: found, popular, delivery }
}

/** Loads best sellers to show if the search finds nothing. */
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
    description: withMarket(searchLabels.description),
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
  if (!q) return searchLabels.search
  if (!list || list.total === 0) return formatMessage(searchLabels.nothing, { query: q })
  return formatMessage(searchLabels.results, { query: list.correctedQuery ?? q })
}

export default function Search({ loaderData: { q, list, popular, delivery } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const meant = list ? (list.correctedQuery ?? q) : null
  useEffect(() => {
    if (meant) recentSearches.add(meant)
  }, [meant])
  return (
    <>
      <Breadcrumbs items={[{ label: searchLabels.home, href: '/' }, { label: searchLabels.search }]} />
      <FindForm
        smallScreensOnly
        action="/search"
        label={searchLabels.field}
        value={q ?? ''}
        onSubmit={text => navigate(text ? `/search?q=${encodeURIComponent(text)}` : '/search')}
      />
      {list ? (
        <>
          <ListingHeader
            title={formatMessage(searchLabels.results, { query: meant ?? '' })}
            lede={
              isFoundOtherwise(list) && (
                <HowFound
                  query={q ?? ''}
                  found={list}
                  hrefOf={text => `/search?q=${encodeURIComponent(text)}`}
                />
              )
            }
          />
          <ListingSection list={list} delivery={delivery} defaultSort="relevance" />
        </>
      ) : (
        <NothingToShow q={q} popular={popular?.items ?? []} delivery={delivery} />
      )}
    </>
  )
}
