import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { createMoney } from '../../../platform/money.ts'
import { cutPage, readCursor } from '../../../platform/pagination/page.ts'
import { problem } from '../../../platform/problem.ts'
import { claimOf, type OrderState, returnOf, standardShippingOf } from '../../orders/index.ts'
import { findShopReturn, findShopReturns } from './shop-returns.repository.ts'

const KINDS = ['integer', 'integer', 'uuid'] as const
const PAGE_SIZE = 25

interface ShopReturnsQuery {
  readonly view?: components['schemas']['SellerReturnView']
  readonly cursor?: string
  readonly limit?: number
}

const givenBy = (order: OrderState, now: Date) => ({
  order,
  money: createMoney(order.currency),
  standardMinor: standardShippingOf(order),
  now,
})

/** @throws problem `return.not_found`, also for another shop's */
export async function getShopReturn(
  db: Db,
  { shopId }: ShopScope,
  id: string,
  now: Date,
): Promise<components['schemas']['SellerReturn']> {
  const found = await findShopReturn(db, { shopId, id })
  if (!found) throw problem('return.not_found')
  const { orderNumber, buyer, order, return: row } = found
  return { orderNumber, buyer, return: returnOf(row, givenBy(order, now)) }
}

/** @throws problem `cursor.invalid` */
export async function listShopReturns(
  db: Db,
  { shopId }: ShopScope,
  { view = 'all', cursor: text, limit = PAGE_SIZE }: ShopReturnsQuery,
  now: Date,
): Promise<components['schemas']['SellerReturnList']> {
  const list = `seller returns ${shopId} ${view}`
  const cursor = readCursor(text, list, KINDS)
  const found = await findShopReturns(db, { shopId, view, cursor, limit })
  const { items, page } = cutPage(found.returns, {
    cursor,
    limit,
    list,
    keysOf: row => [row.rank, row.age, row.return.id],
  })
  return {
    items: items.map(({ orderNumber, buyer, order, return: row }) => ({
      orderNumber,
      buyer,
      return: returnOf(row, givenBy(order, now)),
    })),
    claims: found.claims.map(({ orderNumber, buyer, order, claim }) => ({
      orderNumber,
      buyer,
      claim: claimOf(claim, givenBy(order, now)),
    })),
    counts: found.counts,
    page,
  }
}
