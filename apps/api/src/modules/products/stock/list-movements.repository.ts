import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { cutPage, readCursor } from '../../../platform/pagination/page.ts'
import { readShopRows } from '../../shop-scope/index.ts'
import { requireOwnVariant } from './own-variant.repository.ts'

type Schemas = components['schemas']

interface MovementRow extends Record<string, unknown>, Omit<Schemas['StockMovement'], 'at'> {
  /** Milliseconds. */
  at: number
}

/** @throws problem `variant.not_found`, `cursor.invalid` */
export async function listStockMovements(
  db: Db,
  shop: ShopScope,
  variantId: string,
  { cursor: text, limit = 25 }: { readonly cursor?: string; readonly limit?: number },
): Promise<Schemas['StockMovementList']> {
  const id = variantId.toLowerCase()
  await requireOwnVariant(db, shop, id)
  const list = `stock movements ${id}`
  const cursor = readCursor(text, list, ['integer'])
  const isBack = cursor?.direction === 'previous'
  const border = cursor ? sql`and m.id ${sql.raw(isBack ? '>' : '<')} ${cursor.keys[0]}::bigint` : sql``
  const rows = await readShopRows<MovementRow>(
    db,
    shop,
    sql`select m.id::float8 as id, (extract(epoch from m.at) * 1000)::float8 as at, m.delta, m.stock_after as "stockAfter",
        m.reason, u.username as by, m.note
      from stock_movements m left join users u on u.id = m.actor_id
      where m.variant_id = ${id}::uuid and m.shop_id = ${shop.shopId}::uuid ${border}
      order by m.id ${sql.raw(isBack ? 'asc' : 'desc')} limit ${limit + 1}`,
  )
  const { items, page } = cutPage(rows, { cursor, limit, list, keysOf: row => [row.id] })
  return { items: items.map(row => ({ ...row, at: new Date(row.at).toISOString() })), page }
}
