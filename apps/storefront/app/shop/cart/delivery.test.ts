import type { CartRow, ShopDelivery } from '@stoa/cart-core'
import { expect, test } from 'vitest'
import { deliveryNote, deliveryWords, parcelsOf } from './delivery.ts'

const usual: ShopDelivery = {
  steps: [{ itemsFrom: 0, price: 699 }],
  arrivesFrom: '2026-11-26',
  arrivesTo: '2026-11-30',
}
const late: ShopDelivery = { ...usual, arrivesFrom: '2026-11-27', arrivesTo: '2026-12-02' }
const freeFrom50: ShopDelivery = { ...usual, steps: [...usual.steps, { itemsFrom: 5_000, price: 0 }] }

const row = (shop: string, amount: number, delivery: ShopDelivery | null | undefined, selected = true) =>
  ({ selected, amount, line: { shop: { id: shop, name: shop, slug: shop, delivery } } }) as CartRow

test('shows the lowest shipping price of a shop and its arrival', () => {
  expect(deliveryWords(usual, 2_400)).toBe('Shipping from $6.99, arrives Thu, Nov 26 – Mon, Nov 30')
  expect(deliveryWords(freeFrom50, 4_999)).toBe('Shipping from $6.99, arrives Thu, Nov 26 – Mon, Nov 30')
  expect(deliveryWords(freeFrom50, 5_000)).toBe('Free shipping, arrives Thu, Nov 26 – Mon, Nov 30')
  expect(deliveryWords({ ...usual, arrivesTo: '2026-12-02' }, 0)).toContain(
    'arrives Thu, Nov 26 – Wed, Dec 2',
  )
  expect(deliveryWords({ ...usual, arrivesTo: '2026-11-26' }, 0)).toMatch(/arrives Thu, Nov 26$/)
})

test('notes the lowest shipping price of the selected shops', () => {
  const next = 'Chosen at checkout'
  const rows = [row('a', 2_400, usual), row('a', 100, usual), row('b', 900, usual), row('c', 900, late)]
  expect(deliveryNote(rows)).toBe(`${next}, from $20.97 for 3 parcels, arriving Thu, Nov 26 – Wed, Dec 2.`)
  expect(deliveryNote([row('a', 2_400, usual), row('b', 900, usual, false)])).toBe(
    `${next}, from $6.99 for 1 parcel, arriving Thu, Nov 26 – Mon, Nov 30.`,
  )
  // Free by the sum of a shop's lines, not by one line.
  expect(deliveryNote([row('a', 2_500, freeFrom50), row('a', 2_500, freeFrom50)])).toBe(
    `${next}, free for 1 parcel, arriving Thu, Nov 26 – Mon, Nov 30.`,
  )
  expect(deliveryNote([row('a', 100, usual, false)])).toBe(`${next}.`)
  expect(deliveryNote([row('a', 100, usual), row('b', 100, undefined)])).toBe(`${next}.`)
})

test('describes the parcel of each shop for a list with lines of all shops', () => {
  const rows = [
    row('Kiln', 2_500, freeFrom50),
    row('Row', 900, late),
    row('Kiln', 2_500, freeFrom50),
    row('Closed', 900, usual, false),
  ]
  expect(parcelsOf(rows).map(({ shop, text }) => `${shop}: ${text}`)).toEqual([
    'Kiln: Free shipping, arrives Thu, Nov 26 – Mon, Nov 30',
    'Row: Shipping from $6.99, arrives Fri, Nov 27 – Wed, Dec 2',
  ])
})
