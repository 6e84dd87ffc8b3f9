import type { components } from '@stoa/api-client/schema'
import type { Db } from '../../platform/db/client.ts'
import { createMoney, type Money } from '../../platform/money.ts'
import { problem } from '../../platform/problem.ts'
import { nullablePicture } from '../read-model/index.ts'
import { findOrderGroup, type GroupOrderRow } from './order-group.repository.ts'
import type { OrderAddress } from './orders.schema.ts'

type OrderGroup = components['schemas']['OrderGroup']
type Order = components['schemas']['Order']

/** @throws problem `order.not_found`, also for another user's */
export async function getOrderGroup(db: Db, userId: string, number: string): Promise<OrderGroup> {
  const row = await findOrderGroup(db, userId, number)
  if (!row) throw problem('order.not_found')
  const money = createMoney(row.currency)
  const sum = (amountOf: (order: GroupOrderRow) => number) =>
    money.toDecimal(row.orders.reduce((total, order) => total + amountOf(order), 0))
  return {
    number: row.number,
    placedAt: row.placedAt,
    currency: row.currency,
    email: row.email,
    itemTotal: sum(order => order.itemMinor),
    shippingTotal: sum(order => order.shippingMinor),
    taxTotal: sum(order => order.taxMinor),
    total: sum(order => order.totalMinor),
    refundedTotal: sum(order => order.refundedMinor),
    payment: row.payment && paymentOf(row.payment, money),
    shippingAddress: row.shippingAddress && addressOf(row.shippingAddress),
    orders: row.orders.map(order => orderOf(order, money)),
  }
}

const paymentOf = <Row extends { amountMinor: number }>({ amountMinor, ...payment }: Row, money: Money) => ({
  ...payment,
  amount: money.toDecimal(amountMinor),
})

/** Of what is stored, the fields of an address alone. */
const addressOf = (stored: OrderAddress): OrderAddress => ({
  fullName: stored.fullName,
  phone: stored.phone,
  line1: stored.line1,
  line2: stored.line2,
  city: stored.city,
  region: stored.region,
  postalCode: stored.postalCode,
  countryCode: stored.countryCode,
})

function orderOf(row: GroupOrderRow, money: Money): Order {
  const { itemMinor, shippingMinor, taxMinor, totalMinor, refundedMinor, lines, ...order } = row
  return {
    ...order,
    itemTotal: money.toDecimal(itemMinor),
    shippingTotal: money.toDecimal(shippingMinor),
    taxTotal: money.toDecimal(taxMinor),
    total: money.toDecimal(totalMinor),
    refundedTotal: money.toDecimal(refundedMinor),
    lines: lines.map(({ unitMinor, compareAtMinor, picture, ...line }) => ({
      ...line,
      unitPrice: money.toDecimal(unitMinor),
      compareAtPrice: money.toNullableDecimal(compareAtMinor),
      total: money.toDecimal(unitMinor * line.quantity),
      picture: nullablePicture(picture, line.title),
    })),
  }
}
