import type { components } from '@stoa/api-client/schema'
import type { Db } from '../../platform/db/client.ts'
import { createMoney } from '../../platform/money.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { nullablePicture } from '../read-model/index.ts'
import { shopOf } from './order-json.sql.ts'
import { readOrderSearch } from './order-search.ts'
import { findAllOrders, findOrderPage, type OrderFilter, type OrderRow } from './orders.repository.ts'

type OrderList = components['schemas']['OrderList']
type OrderSummary = components['schemas']['OrderSummary']

export interface OrderQuery {
  readonly stage?: components['schemas']['OrderStage']
  readonly badge?: components['schemas']['OrderBadge']
  readonly shop?: string
  readonly q?: string
  readonly cursor?: string
  readonly limit?: number
}

const KINDS = ['integer', 'uuid'] as const
const PAGE_SIZE = 10

/** @throws problem `cursor.invalid` */
export async function listOrders(
  db: Db,
  userId: string,
  { stage, badge, shop, q, cursor: text, limit = PAGE_SIZE }: OrderQuery,
): Promise<OrderList> {
  const filter: OrderFilter = {
    stage: stage ?? null,
    badge: badge ?? null,
    shop: shop || null,
    search: readOrderSearch(q),
  }
  const list = `orders ${userId} ${JSON.stringify(filter)}`
  const cursor = readCursor(text, list, KINDS)
  const row = await findOrderPage(db, { userId, filter, cursor, limit })
  const { items, page } = cutPage(row.orders, {
    cursor,
    limit,
    list,
    keysOf: order => [order.placedAt, order.id],
  })
  return { items: items.map(summaryOf), counts: row.counts, shops: row.shops.map(shopOf), page }
}

/** Finds all orders of a user, for the user's data download. */
export const findOrdersOf = async (db: Db, userId: string): Promise<OrderSummary[]> =>
  (await findAllOrders(db, userId)).map(summaryOf)

const summaryOf = ({ totalMinor, placedAt, shop, lines, ...row }: OrderRow): OrderSummary => ({
  ...row,
  shop: shopOf(shop),
  placedAt: new Date(placedAt).toISOString(),
  total: createMoney(row.currency).toDecimal(totalMinor),
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  lines: lines.map(({ picture, ...line }) => ({ ...line, picture: nullablePicture(picture, line.title) })),
})
