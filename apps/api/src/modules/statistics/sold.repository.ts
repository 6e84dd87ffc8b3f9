import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { mediaJson, type PictureRow, visible } from '../read-model/index.ts'
import { readShopRow } from '../shop-scope/index.ts'
import type { TimedPeriod } from './period.repository.ts'

export interface SoldProductRow {
  id: string | null
  title: string | null
  slug: string | null
  picture: PictureRow | null
  units: number
  minor: number
}

export interface SoldCategoryRow {
  name: string | null
  units: number
  minor: number
}

export interface SoldRow extends Record<string, unknown> {
  products: SoldProductRow[]
  categories: SoldCategoryRow[]
}

/**
 * Finds the sales by product in one pass over the order lines. @param most maximum number of products and categories
 */
export async function findSold(db: Db, shop: ShopScope, period: TimedPeriod, most: number): Promise<SoldRow> {
  const statement = soldStatement(shop.shopId, period, most)
  // The products of a large shop are joined as a whole, those of a small one looked up.
  return (await readShopRow<SoldRow>(db, shop, statement, { isPlannedForValues: true }))!
}

/** Sums are floating point, which is exact for whole numbers up to 2^53 and quicker than the numeric of PostgreSQL. */
export const soldStatement = (shopId: string, period: TimedPeriod, most: number): SQL => sql`
  with sold as materialized (
    select l.product_id, sum((l.quantity - l.canceled_quantity)::float8) as units,
      sum(((l.quantity - l.canceled_quantity) * l.unit_minor)::float8) as minor
    from order_lines l
    where l.shop_id = ${shopId}::uuid and l.placed_at >= ${period.begin}::timestamptz
      and l.placed_at < ${period.end}::timestamptz
    group by l.product_id having sum((l.quantity - l.canceled_quantity)::float8) > 0)
  select (
      select coalesce(json_agg(json_build_object('id', b.product_id, 'title', b.name, 'slug', b.slug,
        'picture', ${mediaJson(sql`b.first_media_id`)}, 'units', b.units, 'minor', b.minor)
        order by b.minor desc, b.units desc, b.product_id), '[]')
      from (
        select b.*, p.name, p.first_media_id, case when ${visible} then p.slug end as slug
        from (select * from sold order by minor desc, units desc, product_id limit ${most}::int) b
        left join products p on p.id = b.product_id) b) as products, (
      select coalesce(json_agg(json_build_object('name', b.name, 'units', b.units, 'minor', b.minor)
        order by b.minor desc, b.units desc, b.name), '[]')
      from (
        select c.name, s.units, s.minor
        from (
          select p.category_id, sum(s.units) as units, sum(s.minor) as minor
          from sold s left join products p on p.id = s.product_id and p.shop_id = ${shopId}::uuid
          group by p.category_id) s
        left join categories c on c.id = s.category_id
        order by s.minor desc, s.units desc, c.name limit ${most}::int) b) as categories`
