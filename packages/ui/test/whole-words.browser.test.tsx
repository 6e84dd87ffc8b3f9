import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CartSummary } from '../src/patterns/cart/index.ts'
import { ShopWindows } from '../src/patterns/home/index.ts'
import { MadeBy } from '../src/patterns/product/index.ts'
import { Prose } from '../src/patterns/prose/index.ts'
import { ShopGrid } from '../src/patterns/shop/index.ts'
import { render } from './render.tsx'

const isWhole = (text: string) => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = page
    .getByText(text, { exact: true })
    .element()
  return scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1
}

test('shows sentences with people and shops in full on a phone', async () => {
  await page.viewport(390, 800)
  const people =
    'Gwen: Folds and sews; her hands have bound forty thousand books. Dev: Sets the type and chooses the thread for every cover.'
  const shop = 'Wooden toys that outlive the children they were bought for.'
  const maker = 'Marta & Jonas · Kosta'
  render(
    <>
      <MadeBy
        title="Made by Gwen and Dev in Hay-on-Wye"
        text={people}
        makers={[{ name: 'Gwen' }, { name: 'Dev' }]}
        href="/shop/p"
      />
      <ShopGrid
        shops={[
          {
            id: 's',
            name: 'Pebble & Pine',
            href: '/shop/s',
            tagline: shop,
            pictures: [],
            rating: { average: 4.7, count: 9 },
          },
        ]}
      />
      <ShopWindows
        windows={['1', '2', '3'].map(id => ({
          id,
          href: '/shop/g',
          shop: 'Ember House',
          maker: id === '2' ? maker : `Lotte · Ghent ${id}`,
          product: `Ball carafe ${id}`,
          picture: null,
          price: 5800,
        }))}
      />
    </>,
  )
  await expect.element(page.getByText(maker, { exact: true })).toBeVisible()
  expect([people, shop, maker].filter(text => !isWhole(text))).toEqual([])
})

test('keeps the day and the month of the last parcel’s arrival on one line', async () => {
  await page.viewport(390, 800)
  const note =
    'Delivery is chosen per shop in the next step: from $27.96 for 4 parcels, first on Tue, Dec 1, last on Fri, Dec 4.'
  render(
    <div style={{ inlineSize: '358px' }}>
      <CartSummary subtotal={18_860} shipping={0} total={18_860} itemCount={4} shippingNote={note} />
    </div>,
  )
  await expect.element(page.getByText(note)).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(page.getByText(note).element())
  expect([...words.getClientRects()].at(-1)!.width).toBeGreaterThan(20)
})

test.each([320, 390])('keeps the terms in a table’s first column whole at %i px', async width => {
  await page.viewport(width, 800)
  const what = 'The carrier has it; a tracking number is given where the carrier has one'
  const states = ['Confirmed', 'Delivered', 'Requested', 'Received']
  render(
    <Prose
      html={`<table><thead><tr><th>State</th><th>What it means</th></tr></thead><tbody>${states
        .map(state => `<tr><td>${state}</td><td>${what}</td></tr>`)
        .join('')}</tbody></table>`}
    />,
  )
  await expect.element(page.getByText('Delivered')).toBeVisible()
  const linesOf = (state: string) => {
    const words = document.createRange()
    words.selectNodeContents(page.getByText(state, { exact: true }).element())
    return words.getClientRects().length
  }
  expect(states.map(linesOf)).toEqual([1, 1, 1, 1])
  expect(document.documentElement.scrollWidth).toBe(width)
})
