import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { readShopRow } from '../../shop-scope/index.ts'
import { filters } from './list.repository.ts'
import { type ProductsFilter, selectionFilter } from './list-filter.ts'

/** Counts the products that a change of the whole filtered list would affect. */
export async function countSellerProducts(
  db: Db,
  shop: ShopScope,
  query: ProductsFilter,
): Promise<components['schemas']['ProductCount']> {
  const row = await readShopRow<{ count: number }>(
    db,
    shop,
    sql`select count(*)::int as count from products p join product_stock st on st.product_id = p.id
      where p.shop_id = ${shop.shopId}::uuid ${filters(selectionFilter(shop.shopId, query))}`,
  )
  return row!
}
