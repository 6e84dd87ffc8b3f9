import type { CartLine, CartRow } from '@stoa/cart-core'
import { formatMessage } from '@stoa/ui/messages'
import { arrivalDays } from '../../lib/arrival-days.ts'
import { formatMoney } from '../../lib/money.ts'
import { cartShippingLabels as t } from './delivery.labels.ts'

type Delivery = NonNullable<CartLine['shop']['delivery']>

/** Shipping price that the server will charge for items of this sum, in minor units. */
const priceOf = ({ steps }: Delivery, itemsMinor: number): number =>
  steps.findLast(({ itemsFrom }) => itemsMinor >= itemsFrom)?.price ?? 0

/** "Shipping from $6.99, arrives Thu, Nov 26 – Mon, Nov 30", for the selected lines of a shop. */
export function deliveryWords(delivery: Delivery, itemsMinor: number): string {
  const price = priceOf(delivery, itemsMinor)
  return formatMessage(price === 0 ? t.free : t.from, {
    price: formatMoney(price),
    days: arrivalDays(delivery),
  })
}

interface ShopSum {
  readonly name: string
  readonly delivery: Delivery | null
  readonly itemsMinor: number
}

/** Sums of the selected lines by shop id. */
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

/** Text about each shop's parcel, for a cart that shows the lines of all shops in one list. */
export const parcelsOf = (rows: readonly CartRow[]): { id: string; shop: string; text: string }[] =>
  [...selectedShops(rows)].flatMap(([id, { name, delivery, itemsMinor }]) =>
    delivery ? { id, shop: name, text: deliveryWords(delivery, itemsMinor) } : [],
  )

/** Note on the shipping price, which is 0 until checkout: the lowest price for the selected lines, and their arrival. */
export function deliveryNote(rows: readonly CartRow[]): string {
  const shops = [...selectedShops(rows).values()]
  const known = shops.flatMap(({ delivery, itemsMinor }) => (delivery ? { delivery, itemsMinor } : []))
  // A sum over some of the shops would look like the whole sum.
  if (known.length === 0 || known.length < shops.length) return t.next
  const sum = known.reduce((all, { delivery, itemsMinor }) => all + priceOf(delivery, itemsMinor), 0)
  return formatMessage(sum === 0 ? t.nextFree : t.nextFrom, {
    price: formatMoney(sum),
    parcels: known.length,
    days: parcelDays(known.map(one => one.delivery)),
  })
}

/** Range from the first to the last arrival. ISO dates sort as text. */
function parcelDays(deliveries: readonly Delivery[]): string {
  const first = deliveries.map(({ arrivesFrom }) => arrivesFrom).sort()[0] ?? ''
  const last =
    deliveries
      .map(({ arrivesTo }) => arrivesTo)
      .sort()
      .at(-1) ?? ''
  return arrivalDays({ arrivesFrom: first, arrivesTo: last })
}
