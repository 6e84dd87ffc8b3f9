import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { footerProps, headerProps } from '../fixtures/site-data.ts'
import { cartGroups, products } from '../fixtures/store-data.ts'
import { CartGroup } from '../src/patterns/cart/index.ts'
import { Footer } from '../src/patterns/footer/index.ts'
import { Header } from '../src/patterns/header/index.ts'
import { CardLayout } from '../src/patterns/layouts/index.ts'
import { useOrderDates } from '../src/patterns/order/index.ts'
import { EmptyState } from '../src/patterns/page-states/index.ts'
import { BuyRow } from '../src/patterns/product/index.ts'
import { ProductGrid } from '../src/patterns/product-grid/index.ts'
import { Question, RatingSummary } from '../src/patterns/review/index.ts'
import { Logo } from '../src/primitives/icon/index.ts'
import { Pagination } from '../src/primitives/pagination/index.ts'
import { StoaProvider } from '../src/system/index.ts'

// What a crawler, a text browser or a browser without scripts gets.

const sent = (ui: ReactNode) => renderToStaticMarkup(<StoaProvider>{ui}</StoaProvider>)
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(match => match[1])
const words = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('every product of a grid is a link with its prices', () => {
  const html = sent(<ProductGrid products={products} />)
  for (const { href } of products) expect(hrefs(html)).toContain(href)
  expect(words(html)).toContain('$28.00')
  expect(words(html)).toContain('$22.40')
  expect(words(html)).toContain('From')
})

test('every line of a cart is a link with what it costs and a whole number to change', () => {
  const group = cartGroups[0]!
  const html = sent(
    <CartGroup
      group={group}
      onGroupSelectedChange={() => {}}
      onSelectedChange={() => {}}
      onQuantityChange={() => {}}
      onRemove={() => {}}
    />,
  )
  for (const { href, quantity } of group.lines) {
    expect(hrefs(html)).toContain(href)
    expect(html).toContain(`value="${quantity}"`)
  }
  expect(words(html)).toMatch(/\$\d+\.\d\d/)
})

test('the header leads to every category and to the search without a script', () => {
  const html = sent(<Header {...headerProps} />)
  for (const { href } of headerProps.nav.suggested) expect(hrefs(html)).toContain(href)
  expect(html).toMatch(/<form [^>]*action="\/search"/)
  expect(html).toMatch(/<input [^>]*name="q"/)
})

test('the footer’s and the pages’ links are there', () => {
  expect(hrefs(sent(<Footer {...footerProps} />))).toEqual(
    expect.arrayContaining(footerProps.groups.flatMap(group => group.links.map(link => link.href))),
  )
  expect(hrefs(sent(<Pagination previousHref="/list?page=1" nextHref="/list?page=3" />))).toEqual([
    '/list?page=1',
    '/list?page=3',
  ])
})

test('says so if a part needs a script and there is none', () => {
  const html = sent(
    <BuyRow name="Cove mug" quantity={1} onQuantityChange={() => {}} onAddToCart={() => {}} />,
  )
  expect(words(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '')).toMatch(/script/i)
})

test('shows no average without a vote, and says so', () => {
  const html = words(sent(<RatingSummary average={0} distribution={[0, 0, 0, 0, 0]} />))
  expect(html).toContain('No ratings yet')
  expect(html).not.toContain('0.0')
  expect(words(sent(<RatingSummary average={4.8} distribution={[4, 1, 0, 0, 0]} />))).toContain('4.8')
})

function Dates({ iso }: { iso: string }) {
  const { day, shortDay, moment, time, daysAgo, date, deadline } = useOrderDates()
  return (
    <>
      {[day(iso), shortDay(iso), moment(iso), time(iso), daysAgo(0), daysAgo(1), date('2026-07-01')].join(
        ' | ',
      )}{' '}
      {deadline(iso)}
    </>
  )
}

test.each([
  [
    'Pacific/Auckland',
    'Jul 1, 2026 | Jul 1 | Jul 1, 2026, 12:30 AM | 12:30 AM | 2026-07-01 | 2026-06-30 | Wed, Jul 1',
  ],
  [
    'America/New_York',
    'Jun 30, 2026 | Jun 30 | Jun 30, 2026, 8:30 AM | 8:30 AM | 2026-06-30 | 2026-06-29 | Wed, Jul 1',
  ],
  ['UTC', 'Jun 30, 2026 | Jun 30 | Jun 30, 2026, 12:30 PM | 12:30 PM | 2026-06-30 | 2026-06-29 | Wed, Jul 1'],
])('days and times are those of %s inside a provider of this zone', (timeZone, expected) => {
  const now = '2026-06-30T12:30:00Z'
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  try {
    const inner = (
      <StoaProvider timeZone={timeZone}>
        <Dates iso={now} />
        <Question question={{ id: '1', author: 'Ada', date: now, text: 'Does it float?' }} />
      </StoaProvider>
    )
    const html = words(sent(inner)).replaceAll('\u202f', ' ')
    expect(html).toContain(expected)
    expect(html.replace(expected, '')).toContain(expected.split(' | ')[0])
  } finally {
    vi.useRealTimers()
  }
})

test('a provider inside another one changes only what it is given', () => {
  const html = renderToStaticMarkup(
    <StoaProvider
      locale="de-DE"
      currency="EUR"
      deadlineZone={{ id: 'America/New_York', name: 'New York time' }}
    >
      <StoaProvider timeZone="Pacific/Auckland">
        <Dates iso="2026-06-30T12:30:00Z" />
        <ProductGrid products={products.slice(0, 1)} />
      </StoaProvider>
    </StoaProvider>,
  )
  expect(words(html)).toContain('01.07.2026')
  // Deadlines have a time zone of their own, which they name.
  expect(words(html)).toContain('30.06.2026 (New York time)')
  expect(words(html)).toContain('€')
})

test('draws no arcade for a host with a brand', () => {
  const shown = (props: { brand?: string; drawings?: 'arcade' }) =>
    renderToStaticMarkup(
      <StoaProvider {...props}>
        <CardLayout header={null}>
          <EmptyState thing="bag" title="Nothing here" />
        </CardLayout>
      </StoaProvider>,
    )
  const [stoa, own, asked] = [
    shown({}),
    shown({ brand: 'Kauppa' }),
    shown({ brand: 'Kauppa', drawings: 'arcade' }),
  ]
  expect([stoa, own, asked].map(html => html.includes('BrandPanel'))).toEqual([true, false, true])
  expect([stoa, own].map(html => html.includes('0 0 132 92'))).toEqual([true, false])
})

test('shows the host’s picture in place of the drawn logo', () => {
  const brand = { src: '/own.png', srcDark: '/own-dark.png', width: 400, height: 100 }
  const html = renderToStaticMarkup(
    <StoaProvider brand={brand}>
      <Logo />
    </StoaProvider>,
  )
  expect(html.match(/<img[^>]*>/g)).toEqual([
    expect.stringMatching(/src="\/own\.png" alt="" width="400" height="100"/),
    expect.stringMatching(/src="\/own-dark\.png" .*loading="lazy"/),
  ])
  expect(html).not.toContain('<svg')
})
