import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import { readShopRow } from '../../shop-scope/index.ts'

/** @throws problem `variant.not_found`, also for another shop's */
export async function requireOwnVariant(db: Db, shop: ShopScope, id: string): Promise<void> {
  const own = await readShopRow(
    db,
    shop,
    sql`select v.id from variants v join products p on p.id = v.product_id
      where v.id = ${id}::uuid and p.shop_id = ${shop.shopId}::uuid`,
  )
  if (!own) throw problem('variant.not_found')
}
