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

test('a shop says from what its delivery costs and when it arrives', () => {
  expect(deliveryWords(usual, 2_400)).toBe('Delivery from $6.99, arrives Thu, Nov 26 – Mon, Nov 30')
  expect(deliveryWords(freeFrom50, 4_999)).toBe('Delivery from $6.99, arrives Thu, Nov 26 – Mon, Nov 30')
  expect(deliveryWords(freeFrom50, 5_000)).toBe('Free delivery, arrives Thu, Nov 26 – Mon, Nov 30')
  expect(deliveryWords({ ...usual, arrivesTo: '2026-12-02' }, 0)).toContain(
    'arrives Thu, Nov 26 – Wed, Dec 2',
  )
  expect(deliveryWords({ ...usual, arrivesTo: '2026-11-26' }, 0)).toMatch(/arrives Thu, Nov 26$/)
})

test('beside shipping 0 stands what delivery will be at least, of the shops that are selected', () => {
  const next = 'Delivery is chosen per shop in the next step'
  const rows = [row('a', 2_400, usual), row('a', 100, usual), row('b', 900, usual), row('c', 900, late)]
  expect(deliveryNote(rows)).toBe(
    `${next}: from $20.97 for 3 parcels, first on Thu, Nov 26, last on Wed, Dec 2.`,
  )
  expect(deliveryNote([row('a', 2_400, usual), row('b', 900, usual, false)])).toBe(
    `${next}: from $6.99 for 1 parcel, Thu, Nov 26 – Mon, Nov 30.`,
  )
  // The sum of a shop's lines makes it free, not one line.
  expect(deliveryNote([row('a', 2_500, freeFrom50), row('a', 2_500, freeFrom50)])).toBe(
    `${next}: free for 1 parcel, Thu, Nov 26 – Mon, Nov 30.`,
  )
  expect(deliveryNote([row('a', 100, usual, false)])).toBe(`${next}.`)
  expect(deliveryNote([row('a', 100, usual), row('b', 100, undefined)])).toBe(`${next}.`)
})

test('where the lines of all shops stand together, each shop has its parcel in words', () => {
  const rows = [
    row('Kiln', 2_500, freeFrom50),
    row('Row', 900, late),
    row('Kiln', 2_500, freeFrom50),
    row('Closed', 900, usual, false),
  ]
  expect(parcelsOf(rows).map(({ shop, text }) => `${shop}: ${text}`)).toEqual([
    'Kiln: Free delivery, arrives Thu, Nov 26 – Mon, Nov 30',
    'Row: Delivery from $6.99, arrives Fri, Nov 27 – Wed, Dec 2',
  ])
})
