import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { ViewedList } from './known-query.ts'

export interface ViewRow extends Record<string, unknown> {
  id: string
  list: ViewedList
  name: string
  query: Record<string, unknown>
  columns: string[]
  position: number
}

const columns = sql`id, list, name, query, columns, position`

/** Condition for the views of one member in one shop. Views of colleagues are private to them. */
const own = ({ shopId, userId }: ShopScope): SQL =>
  sql`shop_id = ${shopId}::uuid and user_id = ${userId}::uuid`

/** The statement of all views of a list, in their order. */
export const viewsStatement = (shop: ShopScope, list: ViewedList): SQL =>
  sql`select ${columns} from saved_views where ${own(shop)} and list = ${list} order by position, id`

/** One change of a person's views at a time: two side by side could take one name, or the last place twice. */
export const lockViews = (tx: Tx, { shopId, userId }: ShopScope) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${shopId} ${userId}`}, 0))`)

export async function findViews(tx: Tx, shop: ShopScope, list: ViewedList): Promise<ViewRow[]> {
  return (await tx.execute<ViewRow>(viewsStatement(shop, list))).rows
}

export async function findView(tx: Tx, shop: ShopScope, id: string): Promise<ViewRow | null> {
  const { rows } = await tx.execute<ViewRow>(
    sql`select ${columns} from saved_views where id = ${id}::uuid and ${own(shop)}`,
  )
  return rows[0] ?? null
}

/** Writes a view, replacing it if it exists. */
export const saveView = (tx: Tx, { shopId, userId }: ShopScope, view: ViewRow) =>
  tx.execute(sql`insert into saved_views (id, shop_id, user_id, list, name, query, columns, position)
    values (${view.id}::uuid, ${shopId}::uuid, ${userId}::uuid, ${view.list}, ${view.name},
      ${JSON.stringify(view.query)}::jsonb, ${sql.param(view.columns)}::text[], ${view.position})
    on conflict (id) do update set name = excluded.name, query = excluded.query, columns = excluded.columns,
      position = excluded.position
    where saved_views.shop_id = excluded.shop_id and saved_views.user_id = excluded.user_id`)

export async function removeView(tx: Tx, shop: ShopScope, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from saved_views where id = ${id}::uuid and ${own(shop)}`)
  return rowCount === 1
}
