import type { CartLine, CartRow } from '@stoa/cart-core'
import { formatMoney } from '../../lib/money.ts'

type Delivery = NonNullable<CartLine['shop']['delivery']>

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `26–30 Nov`, `30 Nov – 2 Dec`, `26 Nov`. Browsers do not agree on the spaces of a range, so it is written here. */
function daysInWords(from: string, to: string): string {
  const last = day.format(new Date(to))
  if (from === to) return last
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return isOneMonth ? `${Number(from.slice(8))}–${last}` : `${day.format(new Date(from))} – ${last}`
}

/** What the server asks for lines of this sum. */
const priceOf = ({ steps }: Delivery, itemsMinor: number): number =>
  steps.findLast(({ itemsFrom }) => itemsMinor >= itemsFrom)?.price ?? 0

/** `Delivery from $6.99, arrives 26–30 Nov`, for the lines of a shop that are selected. */
export function deliveryWords(delivery: Delivery, itemsMinor: number): string {
  const price = priceOf(delivery, itemsMinor)
  const { arrivesFrom, arrivesTo } = delivery
  return `${price === 0 ? 'Free delivery' : `Delivery from ${formatMoney(price)}`}, arrives ${daysInWords(arrivesFrom, arrivesTo)}`
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
