import { and, asc, desc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { users } from '../users/users.schema.ts'
import { applicationColumns, type WithLogo } from './applications.repository.ts'
import { findMissingOfWaiting } from './first-steps.repository.ts'
import type { Selling } from './first-steps.ts'
import { shopApplications } from './shop-team.schema.ts'
import { shopMembers, shops } from './shops.schema.ts'

type ApplicationStatus = (typeof shopApplications.$inferSelect)['status']
type ShopStatus = (typeof shops.$inferSelect)['status']

const applicationRow = {
  id: shopApplications.id,
  name: shopApplications.name,
  slug: shopApplications.slug,
  status: shopApplications.status,
  country: sql<string>`${shopApplications.address} ->> 'countryCode'`,
  createdAt: shopApplications.createdAt,
  decidedAt: shopApplications.decidedAt,
}

interface ApplicationListRow {
  id: string
  name: string
  slug: string
  status: ApplicationStatus
  country: string
  createdAt: Date
  decidedAt: Date | null
}

/** A page of applications by their ids, which sort by time: the oldest first while they wait, otherwise the newest. */
export const findApplicationPage = (
  db: Queryable,
  { status, after, limit }: { status: ApplicationStatus | undefined; after: string | null; limit: number },
): Promise<ApplicationListRow[]> => {
  const isQueue = status === 'pending'
  const border = isQueue ? gt : lt
  return db
    .select(applicationRow)
    .from(shopApplications)
    .where(
      and(
        status === undefined ? undefined : eq(shopApplications.status, status),
        after === null ? undefined : border(shopApplications.id, after),
      ),
    )
    .orderBy((isQueue ? asc : desc)(shopApplications.id))
    .limit(limit)
}

export const countApplications = (db: Queryable): Promise<{ status: string; count: number }[]> =>
  db
    .select({ status: shopApplications.status, count: sql<number>`count(*)::int` })
    .from(shopApplications)
    .groupBy(shopApplications.status)
    .orderBy(shopApplications.status)

interface ApplicationFacts {
  application: WithLogo
  applicant: { id: string; name: string; email: string }
  isApplicantBlocked: boolean
  shop: { id: string; slug: string; status: ShopStatus } | null
}

/** An application with its applicant and the shop that its approval made. Null if there is none. */
export async function findApplicationForOperator(
  db: Queryable,
  id: string,
): Promise<ApplicationFacts | null> {
  const [row] = await db
    .select({
      application: applicationColumns,
      applicant: { id: users.id, name: users.username, email: users.email },
      isApplicantBlocked: sql<boolean>`${users.restrictedBy} is not null`,
      shop: { id: shops.id, slug: shops.slug, status: shops.status },
    })
    .from(shopApplications)
    .innerJoin(users, eq(users.id, shopApplications.userId))
    .leftJoin(shops, eq(shops.id, shopApplications.shopId))
    .where(eq(shopApplications.id, id))
  return row ?? null
}

/** Locks an application, so that no other request decides it until the transaction ends. Returns whether it exists. */
export async function lockApplication(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: shopApplications.id })
    .from(shopApplications)
    .where(eq(shopApplications.id, id))
    .for('update')
  return rows.length > 0
}

const shopRow = {
  id: shops.id,
  slug: shops.slug,
  name: shops.name,
  status: shops.status,
  reason: shops.statusReason,
  endsOn: shops.endsOn,
  country: shops.country,
  createdAt: shops.createdAt,
}

export interface OperatorShopRow {
  id: string
  slug: string
  name: string
  status: ShopStatus
  reason: string | null
  /** Day of an announced termination. */
  endsOn: string | null
  country: string | null
  createdAt: Date
}

/** A page of shops by name. */
export const findShopPage = (
  db: Queryable,
  {
    beginning,
    status,
    after,
    limit,
  }: {
    /** Beginning of a name or a slug. */
    beginning: string | undefined
    status: ShopStatus | undefined
    after: readonly [name: string, id: string] | null
    limit: number
  },
): Promise<OperatorShopRow[]> =>
  db
    .select(shopRow)
    .from(shops)
    .where(
      and(
        status === undefined ? undefined : eq(shops.status, status),
        beginning === undefined
          ? undefined
          : sql`(starts_with(stoa_plain(${shops.name}), stoa_plain(${beginning}))
              or starts_with(${shops.slug}, lower(${beginning})))`,
        after === null ? undefined : sql`(${shops.name}, ${shops.id}) > (${after[0]}, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(asc(shops.name), asc(shops.id))
    .limit(limit)

export const countShops = (db: Queryable): Promise<{ status: string; count: number }[]> =>
  db
    .select({ status: shops.status, count: sql<number>`count(*)::int` })
    .from(shops)
    .groupBy(shops.status)
    .orderBy(shops.status)

/** Counts the shops that were approved in each stretch of time. */
export async function countApproved(
  db: Queryable,
  stretches: readonly { from: Date; to: Date }[],
): Promise<number[]> {
  const counts = stretches.map(
    ({ from, to }) =>
      sql`count(*) filter (where ${gte(shops.approvedAt, from)} and ${lt(shops.approvedAt, to)})::int`,
  )
  const [row] = await db.select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]` }).from(shops)
  return row!.counts
}

export async function findShopForOperator(db: Queryable, id: string) {
  const [row] = await db
    .select({ ...shopRow, isPaused: shops.isPaused, timeZone: shops.timeZone })
    .from(shops)
    .where(eq(shops.id, id))
  return row ?? null
}

/** Numbers of active products, and of orders with items to ship. */
export async function findFiguresOf(
  db: Queryable,
  shopId: string,
): Promise<{ products: number; openOrders: number }> {
  const { rows } = await db.execute<{ products: number; openOrders: number }>(sql`select
    (select count(*)::int from products where shop_id = ${shopId}::uuid and status = 'active') as products,
    (select count(*)::int from orders where shop_id = ${shopId}::uuid and (
      status in ('placed', 'confirmed') and fulfillment_status in ('unfulfilled', 'partially_shipped')
      or replacement_ship_by is not null)) as "openOrders"`)
  return rows[0]!
}

export async function isMember(db: Queryable, shopId: string, userId: string): Promise<boolean> {
  return (
    (await db.$count(shopMembers, and(eq(shopMembers.shopId, shopId), eq(shopMembers.userId, userId)))) > 0
  )
}

/** Shops that are approved, not open, and lack nothing; the oldest first. */
export async function findShopsToOpen(db: Queryable, selling: Selling): Promise<OperatorShopRow[]> {
  const waiting = await db
    .select(shopRow)
    .from(shops)
    .where(eq(shops.status, 'pending'))
    .orderBy(asc(shops.createdAt), asc(shops.id))
  if (waiting.length === 0) return []
  const missing = await findMissingOfWaiting(db, selling)
  return waiting.filter(({ id }) => missing.get(id)?.length === 0)
}
