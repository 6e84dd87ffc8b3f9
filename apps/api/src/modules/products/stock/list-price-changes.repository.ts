import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { cutPage, readCursor } from '../../../platform/pagination/page.ts'
import { readShopRows } from '../../shop-scope/index.ts'
import { requireOwnVariant } from './own-variant.repository.ts'

type Schemas = components['schemas']

interface ChangeRow extends Record<string, unknown> {
  id: number
  /** Milliseconds. */
  at: number
  priceBefore: number | null
  price: number
  salePriceBefore: number | null
  salePrice: number | null
  by: string | null
}

/** @throws problem `variant.not_found`, `cursor.invalid` */
export async function listPriceChanges(
  { db, money }: Pick<Deps, 'db' | 'money'>,
  shop: ShopScope,
  variantId: string,
  { cursor: text, limit = 25 }: { readonly cursor?: string; readonly limit?: number },
): Promise<Schemas['PriceChangeList']> {
  const id = variantId.toLowerCase()
  await requireOwnVariant(db, shop, id)
  const list = `price changes ${id}`
  const cursor = readCursor(text, list, ['integer'])
  const isBack = cursor?.direction === 'previous'
  const border = cursor ? sql`and c.id ${sql.raw(isBack ? '>' : '<')} ${cursor.keys[0]}::bigint` : sql``
  const rows = await readShopRows<ChangeRow>(
    db,
    shop,
    sql`select c.id::float8 as id, (extract(epoch from c.at) * 1000)::float8 as at,
        c.price_before_minor::float8 as "priceBefore",
        c.price_minor::float8 as price, c.price_sale_before_minor::float8 as "salePriceBefore",
        c.price_sale_minor::float8 as "salePrice", u.username as by
      from price_changes c left join users u on u.id = c.actor_id
      where c.variant_id = ${id}::uuid and c.shop_id = ${shop.shopId}::uuid ${border}
      order by c.id ${sql.raw(isBack ? 'asc' : 'desc')} limit ${limit + 1}`,
  )
  const { items, page } = cutPage(rows, { cursor, limit, list, keysOf: row => [row.id] })
  return {
    items: items.map(row => ({
      ...row,
      at: new Date(row.at).toISOString(),
      price: money.toDecimal(row.price),
      priceBefore: money.toNullableDecimal(row.priceBefore),
      salePrice: money.toNullableDecimal(row.salePrice),
      salePriceBefore: money.toNullableDecimal(row.salePriceBefore),
    })),
    page,
  }
}
