import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'

interface CommissionRule extends Record<string, unknown> {
  path: string
  name: string
  rateBasisPoints: number
}

/** Rules in force, by category path. */
export async function findRules(db: Queryable): Promise<CommissionRule[]> {
  const { rows } = await db.execute<CommissionRule>(sql`
    select c.path, c.name, r.rate_basis_points as "rateBasisPoints"
    from commission_rules r join categories c on c.id = r.category_id
    where r.ended_at is null order by c.path limit 500`)
  return rows
}

interface PastRule extends Record<string, unknown> {
  path: string
  rateBasisPoints: number
  setAt: Date
  endedAt: Date | null
}

/** Finds all rules including ended ones, newest first. */
export async function findRuleHistory(db: Queryable): Promise<PastRule[]> {
  const { rows } = await db.execute<{
    path: string
    rateBasisPoints: number
    setAt: string
    endedAt: string | null
  }>(sql`
    select path, rate_basis_points as "rateBasisPoints", set_at as "setAt", ended_at as "endedAt"
    from commission_rules order by id desc limit 500`)
  return rows.map(({ setAt, endedAt, ...rule }) => ({
    ...rule,
    setAt: new Date(setAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
  }))
}

export interface MarketCategory extends Record<string, unknown> {
  id: string
  name: string
  path: string
  isShops: boolean
}

/**
 * Locks a category, so that the second of two concurrent changes sees the first. Null if there is none at this path.
 */
export async function lockCategory(tx: Tx, path: string): Promise<MarketCategory | null> {
  const { rows } = await tx.execute<MarketCategory>(sql`
    select id, name, path, shop_id is not null as "isShops" from categories where path = ${path} for no key update`)
  return rows[0] ?? null
}

/** Ends the current rule. Returns its rate in basis points; null if there was none. */
export async function endRule(tx: Tx, categoryId: string, now: Date): Promise<number | null> {
  const { rows } = await tx.execute<{ rate: number }>(sql`
    update commission_rules set ended_at = ${now.toISOString()}
    where category_id = ${categoryId} and ended_at is null returning rate_basis_points as rate`)
  return rows[0]?.rate ?? null
}

export async function insertRule(
  tx: Tx,
  { id, path }: MarketCategory,
  rateBasisPoints: number,
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into commission_rules (category_id, path, rate_basis_points, set_at)
    values (${id}, ${path}, ${rateBasisPoints}, ${now.toISOString()})`)
}
