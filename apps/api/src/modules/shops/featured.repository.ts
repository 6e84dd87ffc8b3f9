import { eq, gt, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { shops } from './shops.schema.ts'

/** The shop that the front page features while it is open and not on vacation. Null if there is none. */
export async function findFeaturedShop(db: Queryable): Promise<{ id: string; name: string } | null> {
  const [found] = await db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(gt(shops.featured, 0))
    .orderBy(shops.featured, shops.id)
    .limit(1)
  return found ?? null
}

/** Features one shop and no other. Null features none. */
export async function featureShop(tx: Tx, id: string | null): Promise<void> {
  await tx
    .update(shops)
    .set({ featured: id === null ? 0 : sql`case when ${shops.id} = ${id}::uuid then 1 else 0 end` })
    .where(id === null ? gt(shops.featured, 0) : or(gt(shops.featured, 0), eq(shops.id, id)))
}
