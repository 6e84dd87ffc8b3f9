import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { visible } from '../read-model/index.ts'
import { stockAlerts } from './wish-list.schema.ts'

/** Maximum number of stock alerts of one user. */
export const MAX_STOCK_ALERTS = 100

/** Finds a visible variant and whether it is sold out. Null if there is none. */
export async function findAwaitable(
  tx: Tx,
  variantId: string,
): Promise<{ productId: string; isSoldOut: boolean } | null> {
  const { rows } = await tx.execute<{ productId: string; isSoldOut: boolean }>(sql`
    select v.product_id as "productId", v.stock is not distinct from 0 as "isSoldOut"
    from variants v join products p on p.id = v.product_id
    where v.id = ${variantId}::uuid and v.is_active and ${visible} for key share of v`)
  return rows[0] ?? null
}

export async function countStockAlerts(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ all: number }>(
    sql`select count(*)::int as all from stock_alerts where user_id = ${userId}::uuid`,
  )
  return rows[0]!.all
}

export const insertStockAlert = (tx: Tx, userId: string, variantId: string, createdAt: Date) =>
  tx.insert(stockAlerts).values({ userId, variantId, createdAt }).onConflictDoNothing()

export const deleteStockAlert = (db: Queryable, userId: string, variantId: string) =>
  db.delete(stockAlerts).where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.variantId, variantId)))

export const deleteStockAlerts = (tx: Queryable, userId: string) =>
  tx.delete(stockAlerts).where(eq(stockAlerts.userId, userId))

/** The variants of a product that a user waits for. */
export async function findStockAlerts(db: Queryable, userId: string, productId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.variant_id as id from stock_alerts a join variants v on v.id = a.variant_id
    where a.user_id = ${userId}::uuid and v.product_id = ${productId}::uuid order by a.created_at, a.variant_id`)
  return rows.map(({ id }) => id)
}

/** Stock alerts for the user's own data download. */
export async function findStockAlertsOf(
  db: Queryable,
  userId: string,
): Promise<{ product: string; since: string }[]> {
  const { rows } = await db.execute<{ product: string; since: Date }>(sql`
    select p.name as product, a.created_at as since from stock_alerts a
    join variants v on v.id = a.variant_id join products p on p.id = v.product_id
    where a.user_id = ${userId}::uuid order by a.created_at, a.variant_id`)
  return rows.map(({ product, since }) => ({ product, since: new Date(since).toISOString() }))
}
