import type { components } from '@stoa/api-client/schema'
import type { Db, Tx } from '../../../platform/db/client.ts'
import { createMoney } from '../../../platform/money.ts'
import { problem } from '../../../platform/problem.ts'
import { nullablePicture } from '../../read-model/index.ts'
import { afterSalesOf } from '../after-sales-view.ts'
import { commandsAt, orderLifecycle } from '../lifecycles/index.ts'
import { addressOf } from '../order-address.ts'
import { factsOf, openOf } from '../order-options.ts'
import type { OrderState } from '../order-state.ts'
import { standardShippingOf } from '../standard-shipping.ts'
import { findChangedSellerOrder, findSellerOrder, type SellerOrderRow } from './seller-order.repository.ts'

type SellerOrder = components['schemas']['SellerOrder']
type SellerOrderAction = components['schemas']['SellerOrderAction']

/** @throws problem `order.not_found`, also for another shop's */
export async function getSellerOrder(
  db: Db,
  shopId: string,
  number: string,
  now: Date,
): Promise<SellerOrder> {
  return sellerOrderOf(await findSellerOrder(db, { shopId, number, now }), now)
}

/**
 * Reads an order of a shop in the transaction that has just changed it, so that an idempotency key stores the
 * response.
 */
export async function getChangedSellerOrder(
  tx: Tx,
  shopId: string,
  number: string,
  now: Date,
): Promise<SellerOrder> {
  return sellerOrderOf(await findChangedSellerOrder(tx, { shopId, number, now }), now)
}

function sellerOrderOf(row: SellerOrderRow | undefined, now: Date): SellerOrder {
  if (!row) throw problem('order.not_found')
  const { itemMinor, shippingMinor, taxMinor, totalMinor, refundedMinor, commissionMinor, ...rest } = row
  const { state, afterSales, lines, shippingAddress, ...order } = rest
  const money = createMoney(order.currency)
  const standardMinor = standardShippingOf(state)
  const lineViews = lines.map(({ unitMinor, rateBasisPoints, picture, packed, ...line }) => ({
    ...line,
    commissionRate: rateBasisPoints === null ? null : rateBasisPoints / 100,
    unitPrice: money.toDecimal(unitMinor),
    total: money.toDecimal(unitMinor * line.quantity),
    picture: nullablePicture(picture, line.title),
    openQuantity: isUnderWay(state) ? openOf(state.lines.find(({ id }) => id === line.id)!) - packed : 0,
  }))
  return {
    ...order,
    shippingAddress: shippingAddress && addressOf(shippingAddress),
    lines: lineViews,
    itemTotal: money.toDecimal(itemMinor),
    shippingTotal: money.toDecimal(shippingMinor),
    taxTotal: money.toDecimal(taxMinor),
    total: money.toDecimal(totalMinor),
    refundedTotal: money.toDecimal(refundedMinor),
    commissionTotal: money.toDecimal(commissionMinor),
    replacements: replacementsOf(row),
    ...afterSalesOf(afterSales, { order: state, money, standardMinor, now }),
    actions: shopActions(state, {
      isUnpacked: lineViews.some(({ openQuantity }) => openQuantity > 0),
      isMoneyLeft: refundedMinor < totalMinor,
      now,
    }),
  }
}

/** Items still to be packed for claims that the shop answered with a replacement. */
function replacementsOf({
  afterSales: { claims },
  fulfillments,
}: SellerOrderRow): SellerOrder['replacements'] {
  return claims
    .filter(({ status, resolution }) => status === 'approved' && resolution === 'replacement')
    .map(({ id, lines }) => {
      const packed = fulfillments.filter(parcel => parcel.claimId === id && parcel.status !== 'canceled')
      const open = lines.map(({ orderLineId, quantity }) => {
        const inParcels = packed
          .flatMap(parcel => parcel.lines)
          .filter(line => line.orderLineId === orderLineId)
        return {
          orderLineId,
          openQuantity: quantity - inParcels.reduce((sum, line) => sum + line.quantity, 0),
        }
      })
      return { claimId: id, lines: open.filter(({ openQuantity }) => openQuantity > 0) }
    })
    .filter(({ lines }) => lines.length > 0)
}

const isUnderWay = ({ status }: OrderState): boolean => status === 'placed' || status === 'confirmed'

/** Lists the actions that the shop of an order can take now. */
function shopActions(
  order: OrderState,
  { isUnpacked, isMoneyLeft, now }: { isUnpacked: boolean; isMoneyLeft: boolean; now: Date },
): SellerOrderAction[] {
  const commands = commandsAt(orderLifecycle, {
    status: order.status,
    by: 'shop',
    facts: factsOf(order, now),
  })
  return [
    ...(commands.includes('confirm') ? (['confirm'] as const) : []),
    ...(commands.includes('cancel') || commands.includes('cancel_lines') ? (['cancel'] as const) : []),
    ...(commands.includes('pack') && isUnpacked ? (['pack'] as const) : []),
    ...(commands.includes('refund') && isMoneyLeft ? (['refund'] as const) : []),
  ]
}
