import { products, type SeedProduct } from '../../../demo/catalog/index.ts'
import type { BulkRow } from '../src/platform/db/bulk.ts'
import { stableId } from '../src/platform/ids.ts'
import { slugify } from '../src/platform/slug.ts'
import { shopId } from './demo-rows.ts'
import { mediaIdOf } from './picture-rows.ts'
import { productId } from './product-rows.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Minor units of US dollars. */
const DELIVERY = { standard: 699, premium: 1_299, express: 3_099 } as const
const CARRIERS = ['Northpost', 'Blue Van', 'Swift Parcel'] as const

export const ORDER_TABLES = [
  'order_groups',
  'orders',
  'order_lines',
  'order_events',
  'fulfillments',
  'fulfillment_lines',
] as const

type OrderRows = Record<(typeof ORDER_TABLES)[number], BulkRow[]>
/** How far an order has come. */
type Progress = 'placed' | 'confirmed' | 'partial' | 'shipped' | 'delivered' | 'completed'
type Ending = 'canceled' | 'return' | 'refunded'

interface Purchase {
  daysAgo: number
  /** Places in the catalog; products of one shop are one order. */
  items: readonly number[]
  tier: keyof typeof DELIVERY
  /** Of the first order; the others went on by themselves. */
  ending?: Ending
}

/** What the demo buyer bought, the newest first. */
const PURCHASES: readonly Purchase[] = [
  { daysAgo: 0.2, items: [3, 41, 90], tier: 'standard' },
  { daysAgo: 1.5, items: [57], tier: 'express' },
  { daysAgo: 3, items: [12, 13, 120], tier: 'standard' },
  { daysAgo: 5, items: [71, 72, 74, 20], tier: 'premium' },
  { daysAgo: 8, items: [33], tier: 'standard', ending: 'canceled' },
  { daysAgo: 11, items: [101, 5], tier: 'standard' },
  { daysAgo: 16, items: [88, 89], tier: 'standard' },
  { daysAgo: 21, items: [64], tier: 'express', ending: 'return' },
  { daysAgo: 27, items: [1, 44, 77, 110], tier: 'standard' },
  { daysAgo: 34, items: [19], tier: 'premium' },
  { daysAgo: 42, items: [52, 93], tier: 'standard', ending: 'refunded' },
  { daysAgo: 50, items: [8], tier: 'standard' },
  { daysAgo: 58, items: [36, 37, 66], tier: 'standard' },
  { daysAgo: 67, items: [115], tier: 'premium' },
  { daysAgo: 79, items: [25, 84], tier: 'standard' },
  { daysAgo: 90, items: [61, 2], tier: 'express' },
  { daysAgo: 104, items: [48], tier: 'standard', ending: 'canceled' },
  { daysAgo: 118, items: [99, 31, 15], tier: 'standard' },
  { daysAgo: 133, items: [80], tier: 'standard' },
  { daysAgo: 149, items: [10, 55, 106], tier: 'premium' },
]

const ADDRESS = {
  fullName: 'Bea Buyer',
  phone: '+1 503 555 0142',
  line1: '418 Alder Street',
  line2: 'Apartment 5',
  city: 'Portland',
  region: 'Oregon',
  postalCode: '97205',
  countryCode: 'US',
}

/** Orders of the demo buyer over the last months, in all states. No money moved for them. */
export function orderRows(buyer: { id: string; email: string }, now: Date): OrderRows {
  const rows: OrderRows = {
    order_groups: [],
    orders: [],
    order_lines: [],
    order_events: [],
    fulfillments: [],
    fulfillment_lines: [],
  }
  for (const [at, purchase] of PURCHASES.entries()) {
    const groupId = stableId('order-group', at)
    const number = stableId('order-number', at).replaceAll('-', '').slice(0, 10).toUpperCase()
    const placedAt = now.getTime() - purchase.daysAgo * DAY
    rows.order_groups.push({
      id: groupId,
      number,
      customer_id: buyer.id,
      email: buyer.email,
      shipping_address: ADDRESS,
      is_test: true,
      currency: 'USD',
      placed_at: new Date(placedAt),
    })
    const bought = purchase.items.map(place => products[place % products.length]!)
    const sellers = [...new Set(bought.map(({ shop }) => shop))]
    for (const [place, shop] of sellers.entries())
      addOrder(rows, {
        groupId,
        number: `${number}-${place + 1}`,
        shop,
        bought: bought.filter(product => product.shop === shop),
        tier: purchase.tier,
        placedAt,
        age: purchase.daysAgo + place * 0.7,
        ending: place === 0 ? purchase.ending : undefined,
        carrier: CARRIERS[(at + place) % CARRIERS.length]!,
      })
  }
  return rows
}

interface Given {
  groupId: string
  number: string
  shop: string
  bought: readonly SeedProduct[]
  tier: keyof typeof DELIVERY
  /** Milliseconds. */
  placedAt: number
  /** Days. */
  age: number
  ending: Ending | undefined
  carrier: string
}

function addOrder(rows: OrderRows, given: Given): void {
  const { groupId, number, shop, bought, tier, placedAt, ending, carrier } = given
  const id = stableId('order', number)
  const own = { order_id: id, shop_id: shopId(shop) }
  const progress = ending === 'canceled' ? 'confirmed' : progressAfter(given.age, bought.length)
  const lines = bought.map((product, position) => lineOf(product, number, position))
  const item = lines.reduce((sum, { unit_minor, quantity }) => sum + unit_minor * quantity, 0)
  const total = item + DELIVERY[tier]
  const refunded = ending === 'canceled' || ending === 'refunded' ? total : 0
  const day = (days: number) => new Date(placedAt + days * DAY)
  const sent = {
    placed: 0,
    confirmed: 0,
    partial: 1,
    shipped: lines.length,
    delivered: lines.length,
    completed: lines.length,
  }[progress]

  rows.orders.push({
    id,
    order_group_id: groupId,
    shop_id: own.shop_id,
    number,
    status:
      ending === 'canceled'
        ? 'canceled'
        : progress === 'completed'
          ? 'completed'
          : progress === 'placed'
            ? 'placed'
            : 'confirmed',
    payment_status: refunded > 0 ? 'refunded' : 'paid',
    fulfillment_status: ending === 'canceled' ? 'canceled' : FULFILLMENT[progress],
    return_status: ending === 'return' ? 'requested' : ending === 'refunded' ? 'returned' : 'none',
    item_minor: item,
    shipping_minor: DELIVERY[tier],
    tax_minor: 0,
    total_minor: total,
    refunded_minor: refunded,
    shipping_tier: tier,
    arrives_from: dateOf(day(tier === 'express' ? 1 : tier === 'premium' ? 2 : 3)),
    arrives_to: dateOf(day(tier === 'express' ? 2 : tier === 'premium' ? 4 : 7)),
    ship_by: day(3),
    canceled_at: ending === 'canceled' ? day(1) : null,
    completed_at: progress === 'completed' ? day(35) : null,
  })
  for (const [position, line] of lines.entries())
    rows.order_lines.push({
      ...line,
      ...own,
      fulfilled_quantity: position < sent ? line.quantity : 0,
      canceled_quantity: ending === 'canceled' ? line.quantity : 0,
      returned_quantity: ending === 'refunded' ? line.quantity : 0,
    })
  for (const [kind, actor, days] of eventsOf(progress, ending))
    rows.order_events.push({ ...own, kind, actor, data: {}, at: day(days) })
  // What is sent in parts has its first line in a parcel of its own.
  const parcels = progress === 'partial' ? [lines.slice(0, 1), lines.slice(1)] : [lines]
  if (sent > 0)
    for (const [at, contents] of parcels.entries()) {
      const parcelId = stableId('fulfillment', number, at)
      const left = at === 0
      rows.fulfillments.push({
        id: parcelId,
        ...own,
        status: left
          ? progress === 'delivered' || progress === 'completed'
            ? 'delivered'
            : 'shipped'
          : 'pending',
        carrier: left ? carrier : null,
        tracking_number: left ? `NP${parcelId.slice(-10).toUpperCase()}` : null,
        tracking_url: left ? `https://carrier.example/parcel/${parcelId.slice(-10)}` : null,
        shipped_at: left ? day(2) : null,
        delivered_at: left && (progress === 'delivered' || progress === 'completed') ? day(5) : null,
        created_at: new Date(day(2).getTime() + at),
        updated_at: day(2),
      })
      for (const { id: lineId, quantity } of contents)
        rows.fulfillment_lines.push({ fulfillment_id: parcelId, order_line_id: lineId, quantity })
    }
}

const FULFILLMENT = {
  placed: 'unfulfilled',
  confirmed: 'unfulfilled',
  partial: 'partially_shipped',
  shipped: 'shipped',
  delivered: 'delivered',
  completed: 'delivered',
} as const satisfies Record<Progress, string>

function progressAfter(days: number, lines: number): Progress {
  if (days < 1) return 'placed'
  if (days < 3) return 'confirmed'
  if (days < 6) return lines > 1 ? 'partial' : 'shipped'
  if (days < 12) return 'shipped'
  return days < 40 ? 'delivered' : 'completed'
}

type Event = readonly [kind: string, actor: 'buyer' | 'shop' | 'system', days: number]

function eventsOf(progress: Progress, ending: Ending | undefined): Event[] {
  const order: readonly Progress[] = ['placed', 'confirmed', 'partial', 'shipped', 'delivered', 'completed']
  const has = (step: Progress) => order.indexOf(progress) >= order.indexOf(step)
  return [
    ['placed', 'buyer', 0],
    ...(has('confirmed') ? [['confirmed', 'shop', 0.3] as const] : []),
    ...(ending === 'canceled'
      ? [['canceled', 'buyer', 1] as const, ['refunded', 'system', 1.01] as const]
      : []),
    ...(has('partial') ? [['shipped', 'shop', 2] as const] : []),
    ...(has('delivered') ? [['delivered', 'shop', 5] as const] : []),
    ...(ending === 'return' || ending === 'refunded' ? [['return_requested', 'buyer', 9] as const] : []),
    ...(ending === 'refunded'
      ? [
          ['return_approved', 'shop', 10] as const,
          ['returned', 'shop', 15] as const,
          ['refunded', 'shop', 15.1] as const,
        ]
      : []),
    ...(has('completed') ? [['completed', 'system', 35] as const] : []),
  ]
}

/** A line of the first variant of a product, two of what costs little. */
function lineOf(product: SeedProduct, number: string, position: number) {
  const variant = product.variants[0]!
  const chosen = product.options.map(({ name, values }, at) => ({
    name,
    value: values.find(value => value.name === variant.values[at]) ?? values[0]!,
  }))
  const picture = chosen.find(({ value }) => value.picture)?.value.picture ?? product.pictures[0]
  return {
    id: stableId('order-line', number, position),
    position,
    variant_id: stableId('variant', product.slug, ...variant.values),
    option_ids: chosen.map(({ name, value }) =>
      stableId('option-value', stableId('option', product.slug, slugify(name)), value.name),
    ),
    sku: null,
    product_id: productId(product.slug),
    media_id: picture ? mediaIdOf(picture) : null,
    title: product.name,
    options: chosen.map(({ name, value }) => `${name}: ${value.name}`),
    unit_minor: variant.salePrice ?? variant.price,
    compare_at_minor: variant.salePrice === undefined ? null : variant.price,
    quantity: variant.price < 4_000 ? 2 : 1,
  }
}

const dateOf = (at: Date): string => at.toISOString().slice(0, 10)
