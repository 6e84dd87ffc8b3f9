import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { readShopRow } from '../../shop-scope/index.ts'

type ProductFacets = components['schemas']['ProductFacets']

/** Maximum number of values of each kind. */
const MOST = 100

/** Brand of product `p`, as its details say; null if they don't. */
export const brandOf = sql`(jsonb_path_query_first(p.details, '$[*] ? (@.label == "Brand").value') #>> '{}')`

/** Type of product `p`, as an imported file says; null if none did. */
export const typeOf = sql`(p.extra ->> 'Type')`

const facet = (value: SQL, from: SQL, shopId: string): SQL => sql`(
  select coalesce(json_agg(json_build_object('value', f.value, 'count', f.n) order by f.n desc, f.value), '[]')
  from (
    select ${value} as value, count(*)::int as n from ${from}
    where p.shop_id = ${shopId}::uuid and ${value} <> '' group by 1 order by n desc, value limit ${sql.raw(`${MOST}`)}
  ) f)`

/** Lists the tags, brands and types that a shop's products have, the most frequent first. */
export const listProductFacets = async (db: Db, shop: ShopScope): Promise<ProductFacets> => {
  const products = sql`products p`
  const row = await readShopRow<ProductFacets>(
    db,
    shop,
    sql`select ${facet(sql`t.tag`, sql`products p cross join unnest(p.tags) t(tag)`, shop.shopId)} as tags,
      ${facet(brandOf, products, shop.shopId)} as brands, ${facet(typeOf, products, shop.shopId)} as types`,
  )
  return row!
}
