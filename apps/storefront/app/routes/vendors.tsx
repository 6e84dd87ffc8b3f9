import { isApiError, unwrap } from '@stoa/api-client'
import { Breadcrumbs, Chip, EmptyState, ListingHeader, Pagination, Section, ShopGrid, Stack } from '@stoa/ui'
import { redirect } from 'react-router-dom'
import { canonicalUrl, critical, serverApi } from '../data/api.server.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import { toShopCard } from '../lib/view.ts'
import type { Route } from './+types/vendors'

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
    letter: letter ?? null,
    canonical: canonicalUrl(scope, ['letter', 'cursor']),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  return pageMeta({
    title: 'Our vendors',
    description: 'The shops of Stoa: small workshops and careful traders, each with a page of its own.',
    canonical: loaderData.canonical,
  })
}

export default function Vendors({ loaderData: { shops, letter } }: Route.ComponentProps) {
  const href = (name: string, value: string) =>
    `/vendors?${new URLSearchParams({ ...(letter && name !== 'letter' && { letter }), [name]: value })}`
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Our vendors' }]} />
      <ListingHeader
        title="Our vendors"
        lede="Small workshops and careful traders. Every one has a page of its own."
      />
      <Stack as="nav" gap="sm" row aria-label="Shops by letter">
        <Chip label="All" href="/vendors" />
        {shops.letters.map(known => (
          <Chip
            key={known}
            label={known}
            href={known === letter ? '/vendors' : href('letter', known)}
            look={known === letter ? 'chosen' : 'outline'}
          />
        ))}
      </Stack>
      {shops.items.length > 0 ? (
        <Section title={shops.total === 1 ? 'One shop' : `${shops.total.toLocaleString('en-US')} shops`}>
          <ShopGrid shops={shops.items.map(toShopCard)} />
        </Section>
      ) : (
        <EmptyState
          thing="search"
          title="No shop fits"
          text="Try another letter."
          action={{ label: 'All shops', href: '/vendors' }}
        />
      )}
      {(shops.page.previous || shops.page.next) && (
        <Pagination
          previousHref={shops.page.previous ? href('cursor', shops.page.previous) : undefined}
          nextHref={shops.page.next ? href('cursor', shops.page.next) : undefined}
        />
      )}
    </>
  )
}
