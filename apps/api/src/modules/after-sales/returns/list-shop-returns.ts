import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { createMoney } from '../../../platform/money.ts'
import { cutPage, readCursor } from '../../../platform/pagination/page.ts'
import { claimOf, type OrderState, returnOf } from '../../orders/index.ts'
import { standardDeliveryOf } from '../standard-delivery.ts'
import { findShopReturns } from './shop-returns.repository.ts'

const KINDS = ['integer', 'integer', 'uuid'] as const
const PAGE_SIZE = 25

/** @throws problem `cursor.invalid` */
export async function listShopReturns(
  db: Db,
  { shopId }: ShopScope,
  { cursor: text, limit = PAGE_SIZE }: { readonly cursor?: string; readonly limit?: number },
  now: Date,
): Promise<components['schemas']['SellerReturnList']> {
  const list = `seller returns ${shopId}`
  const cursor = readCursor(text, list, KINDS)
  const found = await findShopReturns(db, { shopId, cursor, limit })
  const { items, page } = cutPage(found.returns, {
    cursor,
    limit,
    list,
    keysOf: row => [row.rank, row.age, row.return.id],
  })
  const givenBy = (order: OrderState) => ({
    order,
    money: createMoney(order.currency),
    standardMinor: standardDeliveryOf(order),
    now,
  })
  return {
    items: items.map(({ orderNumber, buyer, order, return: row }) => ({
      orderNumber,
      buyer,
      return: returnOf(row, givenBy(order)),
    })),
    claims: found.claims.map(({ orderNumber, buyer, order, claim }) => ({
      orderNumber,
      buyer,
      claim: claimOf(claim, givenBy(order)),
    })),
    page,
  }
}
