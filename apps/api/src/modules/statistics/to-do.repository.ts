import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { isLate, isReplacementDue, shipBy, toShip, waitsForShop } from '../orders/index.ts'
import { mediaJson, type PictureRow } from '../read-model/index.ts'
import { readShopRow } from '../shop-scope/index.ts'

type Schemas = components['schemas']

export interface ToDoRow extends Record<string, unknown> {
  hasSold: boolean
  toDo: Schemas['DashboardToDo']
  orders: (Omit<Schemas['WaitingOrder'], 'total'> & { totalMinor: number })[]
  lowStock: (Omit<Schemas['LowStock'], 'picture'> & { picture: PictureRow | null })[]
}

/** Maximum number of low variants to count. */
const MAX_LOW = 1_000

/** Finds the open tasks of a shop in one statement. @param endOfToday end of the day in the shop's time zone */
export async function findToDo(
  db: Db,
  shop: ShopScope,
  given: { now: Date; endOfToday: string },
): Promise<ToDoRow> {
  return (await readShopRow<ToDoRow>(db, shop, toDoStatement(shop.shopId, given)))!
}

export const toDoStatement = (
  shopId: string,
  { now, endOfToday }: { now: Date; endOfToday: string },
): SQL => {
  const late = isLate(now)
  const waiting = sql`o.shop_id = ${shopId}::uuid and ${toShip}`
  return sql`
  -- Each of these products has such a variant, and those with the least of all are among them.
  with low as materialized (
    select v.id, v.stock, v.product_id
    from (
      select st.product_id, s.low_stock_at from shops s join product_stock st on st.shop_id = s.id
      where s.id = ${shopId}::uuid and st.shop_id = ${shopId}::uuid and st.status = 'active'
        and st.lowest <= s.low_stock_at
      order by st.lowest, st.product_id limit ${MAX_LOW}::int) st
    cross join lateral (
      select v.* from variants v
      where v.product_id = st.product_id and v.is_active and v.stock <= st.low_stock_at offset 0) v
    order by v.stock, v.id limit ${MAX_LOW}::int)
  -- In an order that only the index of the shop has: a shop without orders would else be looked for in all of them.
  select (select o.id from orders o where o.shop_id = ${shopId}::uuid order by o.placed_at limit 1) is not null as "hasSold", (
      select json_build_object(
        'toConfirm', count(*) filter (where o.status = 'placed'),
        'toShip', count(*) filter (where o.status <> 'placed'),
        'toShipToday', count(*) filter (where not ${late} and ${shipBy} < ${endOfToday}::timestamptz),
        'late', count(*) filter (where ${late}),
        'returns', (select count(*) from returns r where r.shop_id = ${shopId}::uuid and ${waitsForShop}),
        'claims', (select count(*) from claims c where c.shop_id = ${shopId}::uuid and c.status = 'open'),
        'lowStock', (select count(*) from low),
        'unansweredReviews', (select count(*) from reviews r where r.shop_id = ${shopId}::uuid and r.answer is null and r.restricted_by is null),
        'unansweredQuestions', (select count(*) from product_questions q
          where q.shop_id = ${shopId}::uuid and q.answer is null and q.reported_at is null))
      from orders o where ${waiting}) as "toDo", (
      select coalesce(json_agg(json_build_object('number', o.number, 'badge', o.badge, 'isLate', ${late},
        'isReplacementDue', ${isReplacementDue},
        'placedAt', ${isoOf(sql`o.placed_at`)}, 'shipBy', ${isoOf(shipBy)}, 'totalMinor', o.total_minor,
        'title', (select l.title from order_lines l where l.order_id = o.id order by l.position, l.id limit 1),
        'itemCount', (select coalesce(sum(l.quantity - l.canceled_quantity), 0) from order_lines l
          where l.order_id = o.id)) order by ${shipBy}, o.id), '[]')
      from (select o.* from orders o where ${waiting} order by ${shipBy}, o.id limit 5) o) as orders, (
      select coalesce(json_agg(json_build_object('productId', p.id, 'variantId', v.id, 'title', p.name,
        'options', (select coalesce(json_agg(po.name || ': ' || pv.value order by po.position), '[]')
          from variant_values vv join product_options po on po.id = vv.option_id
          join product_option_values pv on pv.id = vv.value_id where vv.variant_id = v.id),
        'sku', v.sku, 'stock', v.stock, 'picture', ${mediaJson(sql`coalesce(v.media_id, p.first_media_id)`)})
        order by v.stock, v.id), '[]')
      from (select * from low order by stock, id limit 5) b
      join variants v on v.id = b.id join products p on p.id = v.product_id) as "lowStock"`
}

const isoOf = (instant: SQL): SQL =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
