import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { shops } from './shops.schema.ts'

/** The shops of a seller. */
export const findOwnedShops = (db: Queryable, userId: string) =>
  db
    .select({ id: shops.id, name: shops.name, slug: shops.slug, status: shops.status })
    .from(shops)
    .where(eq(shops.ownerId, userId))
    .orderBy(asc(shops.name))

export async function findShopBySlug(db: Queryable, slug: string) {
  const [found] = await db
    .select({ id: shops.id, name: shops.name, slug: shops.slug })
    .from(shops)
    .where(eq(shops.slug, slug))
  return found ?? null
}
