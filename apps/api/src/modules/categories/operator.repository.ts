import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

export interface TopMenuRequest extends Record<string, unknown> {
  path: string
  name: string
  shop: string
  /** ISO 8601. */
  requestedAt: string
}

/** Shops' categories that wait for a place in the top menu, the first that asked first. */
export async function findTopMenuRequests(db: Queryable): Promise<TopMenuRequest[]> {
  const { rows } = await db.execute<TopMenuRequest>(sql`
    select c.path, c.name, s.name as shop, to_char(c.suggest_requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as "requestedAt"
    from categories c join shops s on s.id = c.shop_id
    where c.suggest_requested_at is not null and not c.is_show_suggest order by c.suggest_requested_at, c.path`)
  return rows
}

/** Adds a category to the top menu or removes it. Returns its name; null if there is none at this path. */
export async function setTopMenu(db: Queryable, path: string, isShown: boolean): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`
    update categories set is_show_suggest = ${isShown}, suggest_requested_at = null, updated_at = now()
    where path = ${path} returning name`)
  return rows[0]?.name ?? null
}

/**
 * Sets the tax category of a category and of those below that have none of their own. Null takes that of the category
 * above. Returns its name; null if there is none at this path.
 */
export async function setTaxCategory(
  db: Queryable,
  path: string,
  taxCategory: string | null,
): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`
    update categories set tax_category = ${taxCategory}, updated_at = now() where path = ${path} returning name`)
  return rows[0]?.name ?? null
}
