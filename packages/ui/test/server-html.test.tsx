import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { footerProps, headerProps } from '../fixtures/site-data.ts'
import { cartGroups, products } from '../fixtures/store-data.ts'
import { CartGroup } from '../src/patterns/cart/index.ts'
import { Footer } from '../src/patterns/footer/index.ts'
import { Header } from '../src/patterns/header/index.ts'
import { BuyRow } from '../src/patterns/product/index.ts'
import { ProductGrid } from '../src/patterns/product-grid/index.ts'
import { RatingSummary } from '../src/patterns/review/index.ts'
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
      onToggleGroup={() => {}}
      onToggle={() => {}}
      onQuantity={() => {}}
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
