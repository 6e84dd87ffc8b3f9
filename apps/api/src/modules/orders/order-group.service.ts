import type { components } from '@stoa/api-client/schema'
import type { Db, Tx } from '../../platform/db/client.ts'
import { createMoney, type Money } from '../../platform/money.ts'
import { problem } from '../../platform/problem.ts'
import { nullablePicture } from '../read-model/index.ts'
import { includedTaxes, viewIncludedTaxes } from '../tax/index.ts'
import { afterSalesOf } from './after-sales-view.ts'
import { addressOf } from './order-address.ts'
import {
  findChangedOrderGroup,
  findOrderGroup,
  type GroupOrderRow,
  type OrderGroupRow,
} from './order-group.repository.ts'
import { shopOf } from './order-json.sql.ts'
import { buyerActions, quantitiesOf, returnUntil } from './order-options.ts'
import { standardShippingOf } from './standard-shipping.ts'

type OrderGroup = components['schemas']['OrderGroup']
type Order = components['schemas']['Order']

/** @throws problem `order.not_found`, also for another user's */
export async function getOrderGroup(db: Db, userId: string, number: string, now: Date): Promise<OrderGroup> {
  return groupOf(await findOrderGroup(db, userId, number), now)
}

/** Reads an order group in the transaction that has just changed it, so that an idempotency key stores the response. */
export async function getChangedOrderGroup(
  tx: Tx,
  userId: string,
  number: string,
  now: Date,
): Promise<OrderGroup> {
  return groupOf(await findChangedOrderGroup(tx, userId, number), now)
}

/** @throws problem `order.not_found` without a row */
export function groupOf(row: OrderGroupRow | undefined, now: Date): OrderGroup {
  if (!row) throw problem('order.not_found')
  const money = createMoney(row.currency)
  const sumMinor = (amountOf: (order: GroupOrderRow) => number) =>
    row.orders.reduce((total, order) => total + amountOf(order), 0)
  const sum = (amountOf: (order: GroupOrderRow) => number) => money.toDecimal(sumMinor(amountOf))
  const taxes = includedTaxes(
    row.orders.flatMap(({ taxSums }) => taxSums),
    sumMinor(({ taxMinor }) => taxMinor),
  )
  return {
    number: row.number,
    placedAt: row.placedAt,
    currency: row.currency,
    email: row.email,
    itemTotal: sum(order => order.itemMinor),
    shippingTotal: sum(order => order.shippingMinor),
    taxTotal: sum(order => order.taxMinor),
    taxes: viewIncludedTaxes(taxes, money),
    total: sum(order => order.totalMinor),
    refundedTotal: sum(order => order.refundedMinor),
    payment: row.payment && paymentOf(row.payment, money),
    shippingAddress: row.shippingAddress && addressOf(row.shippingAddress),
    orders: row.orders.map(order => orderOf(order, money, now)),
  }
}

const paymentOf = <Row extends { amountMinor: number }>({ amountMinor, ...payment }: Row, money: Money) => ({
  ...payment,
  amount: money.toDecimal(amountMinor),
})

function orderOf(row: GroupOrderRow, money: Money, now: Date): Order {
  const {
    itemMinor,
    shippingMinor,
    taxMinor,
    taxSums,
    totalMinor,
    refundedMinor,
    shop,
    lines,
    state,
    afterSales,
    ...order
  } = row
  const standardMinor = standardShippingOf(state)
  return {
    ...order,
    shop: shopOf(shop),
    itemTotal: money.toDecimal(itemMinor),
    shippingTotal: money.toDecimal(shippingMinor),
    taxTotal: money.toDecimal(taxMinor),
    taxes: viewIncludedTaxes(includedTaxes(taxSums, taxMinor), money),
    total: money.toDecimal(totalMinor),
    refundedTotal: money.toDecimal(refundedMinor),
    actions: buyerActions(state, now),
    returnUntil: returnUntil(state)?.toISOString() ?? null,
    ...afterSalesOf(afterSales, { order: state, money, standardMinor, now }),
    lines: lines.map(({ unitMinor, compareAtMinor, picture, isReviewed, ...line }) => {
      const lineState = state.lines.find(({ id }) => id === line.id)!
      const { cancelable, returnable, claimable } = quantitiesOf(state, lineState, now)
      return {
        ...line,
        unitPrice: money.toDecimal(unitMinor),
        compareAtPrice: money.toNullableDecimal(compareAtMinor),
        total: money.toDecimal(unitMinor * line.quantity),
        picture: nullablePicture(picture, line.title),
        cancelableQuantity: cancelable,
        returnableQuantity: returnable,
        claimableQuantity: claimable,
        review: reviewOf(isReviewed, lineState.delivered > 0 && line.productId !== null),
      }
    }),
  }
}

const reviewOf = (isReviewed: boolean, isDelivered: boolean): 'written' | 'open' | null => {
  if (isReviewed) return 'written'
  return isDelivered ? 'open' : null
}
