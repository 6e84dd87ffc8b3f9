import { minorUnits, toMinor } from '@stoa/api-client'
import type {
  Fulfillment,
  Order,
  OrderEvent,
  OrderSummary,
  ShopReference,
  TrackedOrder,
} from '@stoa/api-client/schema'
import type {
  ArrivalData,
  OrderCardData,
  OrderDetailData,
  OrderEventData,
  OrderShopData,
  ParcelData,
  TrackedOrderData,
} from '@stoa/ui'
import { camelCase } from '../../lib/camel-case.ts'
import { shopHref, signOf } from '../../lib/view.ts'
import { toAmounts } from '../../shared/orders/order-amounts.ts'
import { orderHref, reviewHref } from './order-address.ts'
import { orderLineHref } from './order-options.ts'

export const toOrderShop = ({ id, name, slug, logo, tone }: ShopReference): OrderShopData => ({
  id,
  name,
  href: shopHref(slug),
  logo: signOf(logo),
  tone,
})

export const toOrderCard = (order: OrderSummary): OrderCardData => ({
  id: order.id,
  number: order.number,
  href: orderHref(order.number),
  placedAt: order.placedAt,
  status: camelCase(order.badge),
  shop: toOrderShop(order.shop),
  total: toMinor(order.total, minorUnits(order.currency)),
  currency: order.currency,
  pieces: order.itemCount,
  lines: order.lines.map(({ slug, ...line }) => ({
    ...line,
    href: orderLineHref({ slug, options: line.options }),
  })),
})

export function toOrderDetail(order: Order, currency: string): OrderDetailData {
  const minor = (amount: number) => toMinor(amount, minorUnits(currency))
  return {
    id: order.id,
    number: order.number,
    shop: toOrderShop(order.shop),
    status: camelCase(order.badge),
    tier: order.shippingTier,
    arrival: toArrival(order),
    currency,
    lines: order.lines.map(line => ({
      id: line.id,
      title: line.title,
      options: line.options,
      quantity: line.quantity,
      picture: line.picture,
      href: orderLineHref(line, line.buyAgain?.optionIds),
      unitPrice: minor(line.unitPrice),
      compareAt: line.compareAtPrice === null ? null : minor(line.compareAtPrice),
      total: minor(line.total),
      canceled: line.canceledQuantity,
      returned: line.returnedQuantity,
      isSold: line.buyAgain !== null,
      reviewHref: line.review === 'open' && line.productId ? reviewHref(line.productId) : undefined,
    })),
    events: toEvents(order.timeline),
    parcels: toParcels(order.fulfillments),
    amounts: toAmounts(order, currency),
  }
}

export const toTrackedOrder = (order: TrackedOrder): TrackedOrderData => ({
  number: order.number,
  shop: toOrderShop(order.shop),
  status: camelCase(order.badge),
  pieces: order.itemCount,
  arrival: toArrival(order),
  events: toEvents(order.timeline),
  parcels: toParcels(order.fulfillments),
})

export const toArrival = ({
  arrivesFrom,
  arrivesTo,
}: Pick<Order, 'arrivesFrom' | 'arrivesTo'>): ArrivalData | null =>
  arrivesFrom && arrivesTo ? { from: arrivesFrom, to: arrivesTo } : null

const toEvents = (timeline: readonly OrderEvent[]): OrderEventData[] =>
  timeline.map(({ kind, at }) => ({ kind: camelCase(kind), at }))

const toParcels = (fulfillments: readonly Fulfillment[]): ParcelData[] =>
  fulfillments.map(({ trackingUrl, lines, claimId, ...parcel }) => ({
    ...parcel,
    isReplacement: claimId !== null,
    // Only https: a carrier's link must not run a script or open another program.
    trackingHref: trackingUrl?.startsWith('https://') && URL.canParse(trackingUrl) ? trackingUrl : null,
    contents: lines.map(({ orderLineId, title, quantity }) => ({ id: orderLineId, title, quantity })),
  }))
