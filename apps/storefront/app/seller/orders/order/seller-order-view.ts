import { minorUnits, toMinor } from '@stoa/api-client'
import type { SellerOrder } from '@stoa/api-client/schema'
import type { PackLine, ShopOrderLine, ShopParcel } from '@stoa/back-office'
import type { ChoosableLine, OrderAmount, OrderEventData } from '@stoa/ui'
import { camelCase } from '../../../lib/camel-case.ts'
import { percentsInWords } from '../../../lib/percent.ts'
import { toAmounts } from '../../../shared/orders/order-amounts.ts'

const minorIn = (currency: string) => (amount: number) => toMinor(amount, minorUnits(currency))

export const toShopLines = ({ lines, currency }: SellerOrder): ShopOrderLine[] => {
  const minor = minorIn(currency)
  return lines.map(line => ({
    id: line.id,
    title: line.title,
    options: line.options,
    sku: line.sku,
    picture: line.picture,
    quantity: line.quantity,
    unitPrice: minor(line.unitPrice),
    total: minor(line.total),
    canceled: line.canceledQuantity,
    shipped: line.fulfilledQuantity,
    returned: line.returnedQuantity,
    open: line.openQuantity,
  }))
}

export const toShopParcels = ({ fulfillments, handedOver }: SellerOrder): ShopParcel[] =>
  fulfillments.map(({ trackingUrl, lines, claimId, ...parcel }) => ({
    ...parcel,
    isReplacement: claimId !== null,
    // Only the web: whatever else an address can do stays undone.
    trackingHref: trackingUrl?.startsWith('https://') ? trackingUrl : null,
    handedOverOn: handedOver.find(({ fulfillmentId }) => fulfillmentId === parcel.id)?.on ?? null,
    contents: lines.map(({ orderLineId, title, quantity }) => ({ id: orderLineId, title, quantity })),
  }))

export const toPackLines = ({ lines }: SellerOrder): PackLine[] =>
  lines
    .filter(({ openQuantity }) => openQuantity > 0)
    .map(({ id, title, options, sku, picture, openQuantity }) => ({
      id,
      title,
      options,
      sku,
      picture,
      max: openQuantity,
    }))

/** Lines of which something can still be canceled: what is not shipped. */
export const toCancelable = (order: SellerOrder): ChoosableLine[] =>
  toChoosable(order, line => line.quantity - line.canceledQuantity - line.fulfilledQuantity)

export const toRefundable = (order: SellerOrder): ChoosableLine[] =>
  toChoosable(order, line => line.quantity - line.canceledQuantity)

const toChoosable = (
  { lines, currency }: SellerOrder,
  maxOf: (line: SellerOrder['lines'][number]) => number,
): ChoosableLine[] =>
  lines
    .filter(line => maxOf(line) > 0)
    .map(line => ({
      id: line.id,
      title: line.title,
      options: line.options,
      picture: line.picture,
      max: maxOf(line),
      unitPrice: minorIn(currency)(line.unitPrice),
    }))

export const toShopEvents = ({ timeline }: SellerOrder): OrderEventData[] =>
  timeline.map(({ kind, at }) => ({ kind: camelCase(kind), at }))

/** What was paid, and what is left of it for the shop. */
export function toShopAmounts(order: SellerOrder): OrderAmount[] {
  const minor = minorIn(order.currency)
  const commission = minor(order.commissionTotal)
  return [
    ...toAmounts(order, order.currency),
    { label: commissionLabel(order), amount: -commission },
    {
      label: 'You get',
      amount: minor(order.total) - minor(order.refundedTotal) - commission,
      kind: 'total',
    },
  ]
}

/** With the rates that its lines were placed with. */
function commissionLabel({ lines }: SellerOrder): string {
  const rates = lines.flatMap(({ commissionRate }) => (commissionRate === null ? [] : [commissionRate]))
  const each = [...new Set(rates)].sort((a, b) => a - b)
  return each.length > 0 ? `Commission, ${percentsInWords(each)}` : 'Commission'
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** As it stands on a parcel, a line each. */
export const addressLines = (address: NonNullable<SellerOrder['shippingAddress']>): string[] =>
  [
    address.fullName,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.region,
    countries.of(address.countryCode) ?? address.countryCode,
  ].filter((line): line is string => Boolean(line))
