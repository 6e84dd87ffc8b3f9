import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { shops } from './shops.schema.ts'

/** The shops that somebody answers for. */
export const findOwnedShops = (db: Queryable, userId: string) =>
  db
    .select({ id: shops.id, name: shops.name, slug: shops.slug, status: shops.status })
    .from(shops)
    .where(eq(shops.ownerId, userId))
    .orderBy(asc(shops.name))
