import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'

/** Shop or user whose own slugs don't count as taken. */
export interface SlugOwner {
  shopId?: string
  userId?: string
}

/** One change of shops’ slugs and names at a time, until the transaction ends. */
export async function lockShopSlugs(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(727303, 1)`)
}

/** Finds which of these slugs a shop has or had, or an applicant has asked for. */
export async function findTakenSlugs(
  db: Queryable,
  slugs: readonly string[],
  { shopId, userId }: SlugOwner = {},
): Promise<Set<string>> {
  const wanted = sql`any(${sql.param(slugs)}::text[])`
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from shops where slug = ${wanted} and id is distinct from ${shopId ?? null}::uuid
    union select slug from slug_redirects
      where kind = 'shop' and slug = ${wanted} and shop_id is distinct from ${shopId ?? null}::uuid
    union select slug from shop_applications
      where status = 'pending' and slug = ${wanted} and user_id is distinct from ${userId ?? null}::uuid`)
  return new Set(rows.map(({ slug }) => slug))
}
