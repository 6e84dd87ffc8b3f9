import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { mediaJson, type PictureRow } from '../read-model/index.ts'
import { users } from '../users/users.schema.ts'
import { LIVE, type ShopRow } from './shop-status.repository.ts'
import { shopApplications } from './shop-team.schema.ts'
import { shopMembers, shops } from './shops.schema.ts'

export type ApplicationRow = typeof shopApplications.$inferSelect
export type WithLogo = ApplicationRow & { logo: PictureRow | null }

/** Columns of an application with its logo. */
export const applicationColumns = {
  id: shopApplications.id,
  userId: shopApplications.userId,
  shopId: shopApplications.shopId,
  name: shopApplications.name,
  slug: shopApplications.slug,
  story: shopApplications.story,
  logoMediaId: shopApplications.logoMediaId,
  address: shopApplications.address,
  shipsTo: shopApplications.shipsTo,
  timeZone: shopApplications.timeZone,
  agreedVersion: shopApplications.agreedVersion,
  status: shopApplications.status,
  reason: shopApplications.reason,
  decidedAt: shopApplications.decidedAt,
  createdAt: shopApplications.createdAt,
  logo: sql<PictureRow | null>`${mediaJson(sql`${shopApplications.logoMediaId}`)}`,
}

export async function findLatestApplication(db: Queryable, userId: string): Promise<WithLogo | null> {
  const [row] = await db
    .select(applicationColumns)
    .from(shopApplications)
    .where(eq(shopApplications.userId, userId))
    .orderBy(desc(shopApplications.createdAt), desc(shopApplications.id))
    .limit(1)
  return row ?? null
}

/** Finds all applications of a user, newest first. */
export const findAllApplications = (db: Queryable, userId: string): Promise<WithLogo[]> =>
  db
    .select(applicationColumns)
    .from(shopApplications)
    .where(eq(shopApplications.userId, userId))
    .orderBy(desc(shopApplications.createdAt), desc(shopApplications.id))

/** Whether a user is an owner of a shop that was terminated. */
export const ownsTerminatedShop = (db: Queryable, userId: string): Promise<boolean> =>
  ownsShopOf(db, userId, ['terminated'])

/** Whether a user is an owner of a shop that isn't closed or terminated. */
export const ownsShop = (db: Queryable, userId: string): Promise<boolean> => ownsShopOf(db, userId, LIVE)

async function ownsShopOf(
  db: Queryable,
  userId: string,
  statuses: readonly ShopRow['status'][],
): Promise<boolean> {
  const found = await db
    .select({ id: shops.id })
    .from(shopMembers)
    .innerJoin(shops, eq(shops.id, shopMembers.shopId))
    .where(
      and(eq(shopMembers.userId, userId), eq(shopMembers.role, 'owner'), inArray(shops.status, statuses)),
    )
    .limit(1)
  return found.length > 0
}

export async function insertApplication(
  tx: Queryable,
  values: typeof shopApplications.$inferInsert,
): Promise<ApplicationRow> {
  const [row] = await tx.insert(shopApplications).values(values).returning()
  return row!
}

/**
 * Locks the pending application of a user or for a slug, so that no other request decides it until the transaction
 * ends.
 */
export async function lockPending(
  tx: Tx,
  which: { userId: string } | { slug: string },
): Promise<ApplicationRow | null> {
  const [row] = await tx
    .select()
    .from(shopApplications)
    .where(
      and(
        'userId' in which ? eq(shopApplications.userId, which.userId) : eq(shopApplications.slug, which.slug),
        eq(shopApplications.status, 'pending'),
      ),
    )
    .for('update')
  return row ?? null
}

export async function decideApplication(
  tx: Queryable,
  id: string,
  change: Pick<ApplicationRow, 'status' | 'decidedAt'> & Partial<Pick<ApplicationRow, 'reason' | 'shopId'>>,
): Promise<void> {
  await tx.update(shopApplications).set(change).where(eq(shopApplications.id, id))
}

/** Applications that wait for a decision, the oldest first. */
export const findPending = (db: Queryable) =>
  db
    .select({ application: shopApplications, email: users.email })
    .from(shopApplications)
    .innerJoin(users, eq(users.id, shopApplications.userId))
    .where(eq(shopApplications.status, 'pending'))
    .orderBy(shopApplications.createdAt)

export async function deleteApplicationsOf(tx: Queryable, userId: string): Promise<string[]> {
  const deleted = await tx
    .delete(shopApplications)
    .where(eq(shopApplications.userId, userId))
    .returning({ logo: shopApplications.logoMediaId, shopId: shopApplications.shopId })
  // The logo of an approved one is its shop's.
  return deleted.flatMap(({ logo, shopId }) => (logo !== null && shopId === null ? [logo] : []))
}
