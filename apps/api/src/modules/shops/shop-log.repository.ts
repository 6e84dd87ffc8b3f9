import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
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
  // Data for undo and labels are long and not for reading.
  changes: sql<ShopLogRow['changes']>`${shopLog.changes} - '{before,labels}'::text[]`,
}

export type ShopLogEntry = Omit<typeof shopLog.$inferInsert, 'id'>

/** Writes down who changed what, in the transaction of the change. */
export const writeShopLog = (tx: Queryable, entry: ShopLogEntry): Promise<void> => writeShopLogs(tx, [entry])

/** Writes several entries with one statement. */
export async function writeShopLogs(tx: Queryable, entries: readonly ShopLogEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(shopLog).values([...entries])
}

/** Histories of single products that one run changed. The run itself has an entry, so the shop's log leaves them out. */
const OF_RUNS = ['product.imported', 'product.bulk', 'product.undone']

/** The newest entries before an id. */
export const findShopLog = (
  db: Queryable,
  { shopId, before, limit }: { shopId: string; before: number | null; limit: number },
): Promise<ShopLogRow[]> =>
  db
    .select(columns)
    .from(shopLog)
    .leftJoin(users, eq(users.id, shopLog.actorId))
    .where(
      and(
        eq(shopLog.shopId, shopId),
        notInArray(shopLog.what, OF_RUNS),
        ...(before === null ? [] : [lt(shopLog.id, before)]),
      ),
    )
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
