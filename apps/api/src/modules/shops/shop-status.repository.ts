import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { users } from '../users/users.schema.ts'
import { shopMembers, shops } from './shops.schema.ts'

export type ShopRow = typeof shops.$inferSelect

/** Statuses of shops that sell, or may sell again. */
export const LIVE: readonly ShopRow['status'][] = ['open', 'pending', 'suspended']

/** A shop and its first owner. */
export async function insertShop(
  tx: Queryable,
  values: typeof shops.$inferInsert & { id: string; ownerId: string },
): Promise<void> {
  await tx.insert(shops).values(values)
  await tx.insert(shopMembers).values({ shopId: values.id, userId: values.ownerId, role: 'owner' })
}

export async function lockShop(tx: Tx, which: { id: string } | { slug: string }): Promise<ShopRow | null> {
  const [row] = await tx
    .select()
    .from(shops)
    .where('id' in which ? eq(shops.id, which.id) : eq(shops.slug, which.slug))
    .for('no key update')
  return row ?? null
}

/** Locks a shop that has one of these statuses. @throws problem `shop.not_found` */
export async function requireShop(
  tx: Tx,
  slug: string,
  statuses: readonly ShopRow['status'][],
): Promise<ShopRow> {
  const shop = await lockShop(tx, { slug })
  if (shop && statuses.includes(shop.status)) return shop
  throw problem('shop.not_found', { detail: shop ? `It is ${shop.status}.` : 'No shop has this slug.' })
}

/** Ids of the shops whose termination is due on a day and not done yet. */
export async function findEnding(db: Queryable, today: string): Promise<string[]> {
  const due = and(lte(shops.endsOn, today), inArray(shops.status, LIVE))
  const rows = await db.select({ id: shops.id }).from(shops).where(due).orderBy(asc(shops.id))
  return rows.map(({ id }) => id)
}

export async function updateShopRow(
  tx: Queryable,
  id: string,
  change: Partial<typeof shops.$inferInsert>,
): Promise<void> {
  await tx.update(shops).set(change).where(eq(shops.id, id))
}

/** Finds the owners, who get the emails about the shop. */
export const findOwners = (db: Queryable, shopId: string) =>
  db
    .select({ id: users.id, email: users.email, username: users.username })
    .from(shopMembers)
    .innerJoin(users, eq(users.id, shopMembers.userId))
    .where(sql`${shopMembers.shopId} = ${shopId} and ${shopMembers.role} = 'owner'`)

/** Finds the owners of all live shops, each once. */
export const findAllOwners = (db: Queryable) =>
  db
    .selectDistinct({ id: users.id, email: users.email, username: users.username })
    .from(shopMembers)
    .innerJoin(users, eq(users.id, shopMembers.userId))
    .innerJoin(shops, eq(shops.id, shopMembers.shopId))
    .where(and(eq(shopMembers.role, 'owner'), inArray(shops.status, LIVE)))
    .orderBy(asc(users.id))

export const findShopsByStatus = (db: Queryable) =>
  db
    .select({
      id: shops.id,
      slug: shops.slug,
      name: shops.name,
      status: shops.status,
      reason: shops.statusReason,
      endsOn: shops.endsOn,
    })
    .from(shops)
    .orderBy(asc(shops.status), asc(shops.slug))
