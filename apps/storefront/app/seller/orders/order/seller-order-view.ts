import { minorUnits, toMinor } from '@stoa/api-client'
import type { SellerOrder } from '@stoa/api-client/schema'
import type { PackLine, ShopOrderLine, ShopParcel } from '@stoa/back-office'
import type { ChoosableLine, OrderAmount, OrderEventData } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { camelCase } from '../../../lib/camel-case.ts'
import { percentsInWords } from '../../../lib/percent.ts'
import { toAmounts } from '../../../shared/orders/order-amounts.ts'
import { sellerOrderViewLabels } from './seller-order-view.labels.ts'

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
    // Other schemes, such as `javascript:`, are dropped: the URL comes from outside.
    trackingHref: trackingUrl?.startsWith('https://') && URL.canParse(trackingUrl) ? trackingUrl : null,
    handedOverOn: handedOver.find(({ fulfillmentId }) => fulfillmentId === parcel.id)?.on ?? null,
    contents: lines.map(({ orderLineId, title, quantity }) => ({ id: orderLineId, title, quantity })),
  }))

export interface NextParcel {
  /** Claim whose replacements it contains. Null for items of the order. */
  readonly claimId: string | null
  readonly lines: PackLine[]
}

/** Contents of the next parcel: open items of the order, or else the replacements of one claim. */
export function nextParcel({ lines, actions, replacements }: SellerOrder): NextParcel | null {
  const pack = (openOf: (line: SellerOrder['lines'][number]) => number): PackLine[] =>
    lines
      .filter(line => openOf(line) > 0)
      .map(line => {
        const { id, title, options, sku, picture } = line
        return { id, title, options, sku, picture, max: openOf(line) }
      })
  if (actions.includes('pack')) return { claimId: null, lines: pack(({ openQuantity }) => openQuantity) }
  const [due] = replacements
  if (!due) return null
  const open = new Map(due.lines.map(({ orderLineId, openQuantity }) => [orderLineId, openQuantity]))
  return { claimId: due.claimId, lines: pack(({ id }) => open.get(id) ?? 0) }
}

/** Lines with items that can still be canceled, because they are not shipped. */
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

/** Amounts that the buyer paid, the commission, and the shop’s earnings. */
export function toShopAmounts(order: SellerOrder): OrderAmount[] {
  const minor = minorIn(order.currency)
  const commission = minor(order.commissionTotal)
  return [
    ...toAmounts(order, order.currency),
    { label: commissionLabel(order), amount: -commission },
    {
      label: sellerOrderViewLabels.earnings,
      amount: minor(order.total) - minor(order.refundedTotal) - commission,
      kind: 'total',
    },
  ]
}

/** Label of the commission, with the rates at the time of the order if they are known. */
function commissionLabel({ lines }: SellerOrder): string {
  const rates = lines.flatMap(({ commissionRate }) => (commissionRate === null ? [] : [commissionRate]))
  const each = [...new Set(rates)].sort((a, b) => a - b)
  return each.length > 0
    ? formatMessage(sellerOrderViewLabels.commissionRates, { rates: percentsInWords(each) })
    : sellerOrderViewLabels.commission
}
