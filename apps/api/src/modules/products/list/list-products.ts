import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { cutPage, readCursor } from '../../../platform/pagination/page.ts'
import { nullablePicture } from '../../read-model/index.ts'
import { readShopRow } from '../../shop-scope/index.ts'
import {
  leftBy,
  type SellerListAnswer,
  type SellerListRow,
  sellerProductsStatement,
} from './list.repository.ts'
import { type ProductsFilter, selectionFilter } from './list-filter.ts'
import { type Direction, ORDERS, type Sort } from './list-order.sql.ts'
import { findByWords, findFew } from './list-words.repository.ts'

type Schemas = components['schemas']

interface SellerProductsQuery extends ProductsFilter {
  readonly sort?: Sort
  readonly direction?: Direction
  readonly cursor?: string
  readonly limit?: number
}

/** Maximum length of a name in a cursor. Longer names share one position and are ordered by id. */
const MAX_KEY = 250

/** @throws problem `cursor.invalid` */
export async function listSellerProducts(
  { db, money }: Pick<Deps, 'db' | 'money'>,
  shop: ShopScope,
  query: SellerProductsQuery,
): Promise<Schemas['SellerProductList']> {
  const { sort = 'newest', limit = 50 } = query
  const filter = selectionFilter(shop.shopId, query)
  const { words, status, stock, categoryId, tag, brand, type, without } = filter
  const direction = query.direction ?? ORDERS[sort].natural
  const list = `seller products ${shop.shopId} ${JSON.stringify({ words, status, stock, categoryId, tag, brand, type, without, sort, direction })}`
  const cursor = readCursor(query.cursor, list, [ORDERS[sort].kind, 'uuid'])
  const [found, left] = await Promise.all([
    findByWords(db, shop, words),
    status || stock ? findFew(db, shop, leftBy({ shopId: shop.shopId, status, stock })) : undefined,
  ])
  const question = {
    ...filter,
    ...(found && { found }),
    ...(left && { left }),
    sort,
    direction,
    cursor,
    limit,
  }
  const answer = (await readShopRow<SellerListAnswer>(db, shop, sellerProductsStatement(question)))!
  const { items, page } = cutPage(answer.items, {
    cursor,
    limit,
    list,
    keysOf: row => [typeof row.key === 'string' ? row.key.slice(0, MAX_KEY) : row.key, row.id],
  })
  const rowOf = ({ key: _, only, ...row }: SellerListRow): Schemas['SellerProductRow'] => ({
    ...row,
    picture: nullablePicture(row.picture, row.name),
    publishAt: row.publishAt === null ? null : new Date(row.publishAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    priceFrom: money.toDecimal(row.priceFrom),
    priceTo: money.toDecimal(row.priceTo),
    variant: only && {
      ...only,
      price: money.toDecimal(only.price),
      salePrice: money.toNullableDecimal(only.salePrice),
    },
  })
  return { items: items.map(rowOf), counts: answer.counts, page }
}
