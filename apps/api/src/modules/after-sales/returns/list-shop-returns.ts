import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { createMoney } from '../../../platform/money.ts'
import { cutPage, readCursor } from '../../../platform/pagination/page.ts'
import { problem } from '../../../platform/problem.ts'
import {
  claimOf,
  commandsAt,
  type OrderState,
  postageLimit,
  returnAmount,
  returnFactsOf,
  returnLifecycle,
  returnOf,
  standardShippingOf,
} from '../../orders/index.ts'
import { findShopReturn, findShopReturns, type ShopReturn } from './shop-returns.repository.ts'

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

function toSellerReturn(
  { orderNumber, buyer, order, return: row }: ShopReturn,
  now: Date,
): components['schemas']['SellerReturn'] {
  const given = givenBy(order, now)
  const commands = commandsAt(returnLifecycle, {
    status: row.status,
    by: 'shop',
    facts: returnFactsOf({ ...row, isInDispute: row.isDisputed && order.inDispute }, now),
  })
  const limit = postageLimit(order, returnAmount(order, row.lines, given.standardMinor))
  return {
    orderNumber,
    buyer,
    return: returnOf(row, given),
    hasLabel: row.hasLabel,
    canUploadLabel: commands.includes('add_label'),
    postageLimit: given.money.toDecimal(limit),
  }
}

/** @throws problem `return.not_found`, also for another shop's */
export async function getShopReturn(
  db: Db,
  { shopId }: ShopScope,
  id: string,
  now: Date,
): Promise<components['schemas']['SellerReturn']> {
  const found = await findShopReturn(db, { shopId, id })
  if (!found) throw problem('return.not_found')
  return toSellerReturn(found, now)
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
    items: items.map(item => toSellerReturn(item, now)),
    claims: found.claims.map(({ orderNumber, buyer, order, claim }) => ({
      orderNumber,
      buyer,
      claim: claimOf(claim, givenBy(order, now)),
    })),
    counts: found.counts,
    page,
  }
}
