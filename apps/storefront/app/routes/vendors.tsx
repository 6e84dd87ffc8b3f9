import { isApiError, unwrap } from '@stoa/api-client'
import {
  Breadcrumbs,
  Chip,
  EmptyState,
  FindForm,
  ListingHeader,
  Pagination,
  Section,
  ShopGrid,
  Stack,
} from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { redirect, useNavigate } from 'react-router-dom'
import { canonicalUrl, critical, serverApi } from '../data/api.server.ts'
import { breadcrumbList } from '../lib/breadcrumb-list.ts'
import { withMarket } from '../lib/market.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import { toShopCard } from '../lib/view.ts'
import type { Route } from './+types/vendors'
import { vendorsLabels } from './vendors.labels.ts'

const TRAIL = [{ label: vendorsLabels.home, href: '/' }, { label: vendorsLabels.title }]

export async function loader(scope: Route.LoaderArgs) {
  const { searchParams } = scope.url
  const q = searchParams.get('q')?.trim().slice(0, 200)
  const letter = /^([a-z]|0-9)$/i.exec(searchParams.get('letter') ?? '')?.[0]
  const cursor = searchParams.get('cursor')?.slice(0, 400)
  const query = { ...(q && { q }), ...(letter && { letter }), ...(cursor && { cursor }) }
  const read = unwrap(serverApi(scope).GET('/api/public/shops', { params: { query } })).catch(error => {
    if (isApiError(error) && error.code === 'cursor.invalid') throw redirect('/vendors')
    throw error
  })
  return {
    shops: await critical(read),
    q: q || null,
    letter: letter?.toUpperCase() ?? null,
    canonical: canonicalUrl(scope, ['letter', 'cursor']),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  return pageMeta({
    title: vendorsLabels.title,
    description: withMarket(vendorsLabels.description),
    canonical: loaderData.canonical,
    noIndex: loaderData.q !== null,
    jsonLd: import.meta.env.SSR ? [breadcrumbList(loaderData.canonical, TRAIL)] : undefined,
  })
}

export default function Vendors({ loaderData: { shops, q, letter } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const href = (change: Record<string, string | null>) => {
    const wanted = { q, letter, ...change }
    const search = new URLSearchParams(
      Object.entries(wanted).filter((one): one is [string, string] => !!one[1]),
    )
    return search.size > 0 ? `/vendors?${search}` : '/vendors'
  }
  return (
    <>
      <Breadcrumbs items={TRAIL} />
      <ListingHeader
        title={vendorsLabels.title}
        lede={vendorsLabels.lede}
        tools={
          <FindForm
            action="/vendors"
            label={vendorsLabels.search}
            value={q ?? ''}
            onSubmit={text => navigate(href({ q: text || null, letter: null }), { preventScrollReset: true })}
          />
        }
      />
      <Stack as="nav" gap="sm" layout="row" aria-label={vendorsLabels.byLetter}>
        <Chip label={vendorsLabels.all} href={href({ letter: null })} />
        {shops.letters.map(known => (
          <Chip
            key={known}
            label={known}
            href={href({ letter: known === letter ? null : known })}
            removable={known === letter}
          />
        ))}
      </Stack>
      {shops.items.length > 0 ? (
        <Section title={titleOf(shops.total, q)}>
          <ShopGrid shops={shops.items.map(toShopCard)} />
        </Section>
      ) : !q && !letter ? (
        <EmptyState thing="search" title={vendorsLabels.noneYet} description={vendorsLabels.noneYetText} />
      ) : (
        <EmptyState
          thing="search"
          title={q ? formatMessage(vendorsLabels.noneFor, { query: q }) : vendorsLabels.none}
          description={q ? vendorsLabels.hint : vendorsLabels.tryLetter}
          action={{ label: vendorsLabels.allShops, href: '/vendors' }}
        />
      )}
      {(shops.page.previous || shops.page.next) && (
        <Pagination
          previousHref={shops.page.previous ? href({ cursor: shops.page.previous }) : undefined}
          nextHref={shops.page.next ? href({ cursor: shops.page.next }) : undefined}
        />
      )}
    </>
  )
}

const titleOf = (count: number, query: string | null): string =>
  query === null
    ? formatMessage(vendorsLabels.count, { count })
    : formatMessage(vendorsLabels.countFor, { count, query })
