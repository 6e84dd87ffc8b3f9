import type { CartLine, CartRow } from '@stoa/cart-core'
import { arrivalDays } from '../../lib/arrival-days.ts'
import { formatMoney } from '../../lib/money.ts'

type Delivery = NonNullable<CartLine['shop']['delivery']>

/** What the server asks for lines of this sum. */
const priceOf = ({ steps }: Delivery, itemsMinor: number): number =>
  steps.findLast(({ itemsFrom }) => itemsMinor >= itemsFrom)?.price ?? 0

/** "Delivery from $6.99, arrives Thu, Nov 26 – Mon, Nov 30", for the lines of a shop that are selected. */
export function deliveryWords(delivery: Delivery, itemsMinor: number): string {
  const price = priceOf(delivery, itemsMinor)
  return `${price === 0 ? 'Free delivery' : `Delivery from ${formatMoney(price)}`}, arrives ${arrivalDays(delivery)}`
}

/** Why shipping is 0 here, and what it will be at least for what is selected. */
export function deliveryNote(rows: readonly CartRow[]): string {
  const shops = new Map<string, { delivery: Delivery | null; itemsMinor: number }>()
  for (const { line, selected, amount } of rows) {
    if (!selected) continue
    const { id, delivery } = line.shop
    const shop = shops.get(id)
    shops.set(id, {
      delivery: shop?.delivery ?? delivery ?? null,
      itemsMinor: (shop?.itemsMinor ?? 0) + amount,
    })
  }
  const known = [...shops.values()].flatMap(({ delivery, itemsMinor }) =>
    delivery ? priceOf(delivery, itemsMinor) : [],
  )
  const next = 'Delivery is chosen per shop in the next step'
  // A part of the sum would be taken for the whole of it.
  if (known.length === 0 || known.length < shops.size) return `${next}.`
  const sum = known.reduce((all, price) => all + price, 0)
  const parcels = known.length === 1 ? '1 parcel' : `${known.length} parcels`
  return `${next}: ${sum === 0 ? 'free' : `from ${formatMoney(sum)}`} for ${parcels}.`
}
