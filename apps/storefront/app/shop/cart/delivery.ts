import type { CartLine, CartRow } from '@stoa/cart-core'
import { arrivalDays } from '../../lib/arrival-days.ts'
import { dayInWords } from '../../lib/days.ts'
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

interface ShopSum {
  readonly name: string
  readonly delivery: Delivery | null
  readonly itemsMinor: number
}

/** What is selected, shop by shop. */
function selectedShops(rows: readonly CartRow[]): Map<string, ShopSum> {
  const shops = new Map<string, ShopSum>()
  for (const { line, selected, amount } of rows) {
    if (!selected) continue
    const { id, name, delivery } = line.shop
    const shop = shops.get(id)
    shops.set(id, {
      name,
      delivery: shop?.delivery ?? delivery ?? null,
      itemsMinor: (shop?.itemsMinor ?? 0) + amount,
    })
  }
  return shops
}

/** Each shop's parcel in words, for a cart in which the lines of all shops stand together. */
export const parcelsOf = (rows: readonly CartRow[]): { id: string; shop: string; text: string }[] =>
  [...selectedShops(rows)].flatMap(([id, { name, delivery, itemsMinor }]) =>
    delivery ? { id, shop: name, text: deliveryWords(delivery, itemsMinor) } : [],
  )

/** Why shipping is 0 here, what it will be at least for what is selected, and when that arrives. */
export function deliveryNote(rows: readonly CartRow[]): string {
  const shops = [...selectedShops(rows).values()]
  const known = shops.flatMap(({ delivery, itemsMinor }) => (delivery ? { delivery, itemsMinor } : []))
  const next = 'Delivery is chosen per shop in the next step'
  // A part of the sum would be taken for the whole of it.
  if (known.length === 0 || known.length < shops.length) return `${next}.`
  const sum = known.reduce((all, { delivery, itemsMinor }) => all + priceOf(delivery, itemsMinor), 0)
  return `${next}: ${sum === 0 ? 'free' : `from ${formatMoney(sum)}`} for ${parcelDays(known.map(one => one.delivery))}.`
}

/** "3 parcels, first on Thu, Nov 26, last on Mon, Nov 30". The days are written so that they sort as text. */
function parcelDays(deliveries: readonly Delivery[]): string {
  const first = deliveries.map(({ arrivesFrom }) => arrivesFrom).sort()[0] ?? ''
  const last =
    deliveries
      .map(({ arrivesTo }) => arrivesTo)
      .sort()
      .at(-1) ?? ''
  if (deliveries.length === 1) return `1 parcel, ${arrivalDays({ arrivesFrom: first, arrivesTo: last })}`
  return `${deliveries.length} parcels, first on ${dayInWords(first)}, last on ${dayInWords(last)}`
}
