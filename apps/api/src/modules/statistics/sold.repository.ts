import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { mediaJson, type PictureRow, visible } from '../read-model/index.ts'
import { readShopRow } from '../shop-scope/index.ts'
import { edgesOf } from './figures.repository.ts'
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
  /** Pieces, by the place among the period's edges. */
  units: [at: number, units: number][]
  products: SoldProductRow[]
  categories: SoldCategoryRow[]
}

/** What was sold of which product, in one look at the lines. @param most how many products and categories */
export async function findSold(db: Db, shop: ShopScope, period: TimedPeriod, most: number): Promise<SoldRow> {
  return (await readShopRow<SoldRow>(db, shop, soldStatement(shop.shopId, period, most)))!
}

export const soldStatement = (shopId: string, period: TimedPeriod, most: number): SQL => sql`
  with e as materialized (select ${edgesOf(period)} as edges),
  sums as materialized (
    select l.at, l.product_id, grouping(l.at) = 0 as is_by_time, sum(l.units)::float8 as units,
      coalesce(sum(l.units) filter (where l.is_now), 0)::float8 as now_units,
      coalesce(sum(l.units * l.unit_minor) filter (where l.is_now), 0)::float8 as now_minor
    from (
      select width_bucket(l.placed_at, (select edges from e)) as at, l.product_id, l.unit_minor,
        l.quantity - l.canceled_quantity as units, l.placed_at >= ${period.begin}::timestamptz as is_now
      from order_lines l
      where l.shop_id = ${shopId}::uuid and l.placed_at >= ${period.edges[0]}::timestamptz
        and l.placed_at < ${period.end}::timestamptz) l
    group by grouping sets ((l.at), (l.product_id))),
  sold as (select s.product_id, s.now_units as units, s.now_minor as minor from sums s
    where not s.is_by_time and s.now_units > 0)
  select (
      select coalesce(json_agg(json_build_array(s.at, s.units)), '[]') from sums s where s.is_by_time) as units, (
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
        select c.name, sum(s.units) as units, sum(s.minor) as minor
        from sold s left join products p on p.id = s.product_id left join categories c on c.id = p.category_id
        group by c.id, c.name order by 3 desc, 2 desc, 1 limit ${most}::int) b) as categories`
