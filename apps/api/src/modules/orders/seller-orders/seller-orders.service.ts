import type { components } from '@stoa/api-client/schema'
import type { Db } from '../../../platform/db/client.ts'
import { createMoney } from '../../../platform/money.ts'
import { cutPage, readCursor } from '../../../platform/pagination/page.ts'
import { nullablePicture } from '../../read-model/index.ts'
import { readSellerOrderSearch } from '../order-search.ts'
import { findSellerOrders } from './seller-orders.repository.ts'

type Schemas = components['schemas']

export interface SellerOrdersQuery {
  readonly view?: Schemas['SellerOrderView']
  readonly tier?: Schemas['ShippingTier']
  readonly q?: string
  readonly from?: string
  readonly to?: string
  readonly cursor?: string
  readonly limit?: number
}

const KINDS = ['integer', 'uuid'] as const
const PAGE_SIZE = 25

/** @throws problem `cursor.invalid` */
export async function listSellerOrders(
  db: Db,
  shopId: string,
  { view = 'all', tier, q, from, to, cursor: text, limit = PAGE_SIZE }: SellerOrdersQuery,
  now: Date,
): Promise<Schemas['SellerOrderList']> {
  const search = readSellerOrderSearch(q)
  const list = `seller orders ${shopId} ${JSON.stringify({ view, tier, search, from, to })}`
  const cursor = readCursor(text, list, KINDS)
  const row = await findSellerOrders(db, {
    shopId,
    view,
    tier: tier ?? null,
    search,
    from: from ?? null,
    to: to ?? null,
    cursor,
    limit,
    now,
  })
  const { items, page } = cutPage(row.orders, {
    cursor,
    limit,
    list,
    keysOf: order => [order.placedAt, order.id],
  })
  return {
    items: items.map(({ totalMinor, placedAt, pictures, ...order }) => ({
      ...order,
      pictures: pictures.map(({ title, ...picture }) => nullablePicture(picture, title)!),
      placedAt: new Date(placedAt).toISOString(),
      total: createMoney(order.currency).toDecimal(totalMinor),
    })),
    counts: row.counts,
    page,
  }
}
