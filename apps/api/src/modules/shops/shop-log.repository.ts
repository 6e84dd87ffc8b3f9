import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { users } from '../users/users.schema.ts'
import { shopLog } from './shop-team.schema.ts'

export interface ShopLogRow {
  id: number
  at: Date
  by: string | null
  what: string
  subjectId: string | null
  changes: Record<string, [unknown, unknown]>
}

const columns = {
  id: shopLog.id,
  at: shopLog.at,
  by: users.username,
  what: shopLog.what,
  subjectId: shopLog.subjectId,
  // What undo needs of a hundred products, and what their logs keep for themselves, is long and nothing to read.
  changes: sql<ShopLogRow['changes']>`${shopLog.changes} - '{before,labels}'::text[]`,
}

/** Writes down who changed what, in the transaction of the change. */
export async function writeShopLog(
  tx: Queryable,
  entry: Omit<typeof shopLog.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(shopLog).values(entry)
}

/** The newest entries before an id. */
export const findShopLog = (
  db: Queryable,
  { shopId, before, limit }: { shopId: string; before: number | null; limit: number },
): Promise<ShopLogRow[]> =>
  db
    .select(columns)
    .from(shopLog)
    .leftJoin(users, eq(users.id, shopLog.actorId))
    .where(and(eq(shopLog.shopId, shopId), ...(before === null ? [] : [lt(shopLog.id, before)])))
    .orderBy(desc(shopLog.id))
    .limit(limit)

/** Entries of the shop's own edits that led beyond a version, the newest first. */
export const findEditsSince = (db: Queryable, shopId: string, version: number): Promise<ShopLogRow[]> =>
  db
    .select(columns)
    .from(shopLog)
    .leftJoin(users, eq(users.id, shopLog.actorId))
    .where(
      and(
        eq(shopLog.shopId, shopId),
        inArray(shopLog.what, ['shop.updated', 'shop.paused']),
        sql`(${shopLog.changes} -> 'version' ->> 1)::int > ${version}`,
      ),
    )
    .orderBy(desc(shopLog.id))
    .limit(200)
