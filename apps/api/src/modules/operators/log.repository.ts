import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { operatorLog } from './operators.schema.ts'

export type LogRow = typeof operatorLog.$inferSelect

/** Author of an entry. */
export type LogAuthor = Pick<LogRow, 'operatorId' | 'byName' | 'requestId'>

/** Commands, whose author the machine doesn't know. */
export const SHELL: LogAuthor = { operatorId: null, byName: 'shell', requestId: null }

/** Action and its subject. `before` and `after` contain ids and states, never what people wrote. */
export type LogEntry = Pick<LogRow, 'what' | 'subjectKind' | 'subjectId' | 'before' | 'after'> &
  Partial<Pick<LogRow, 'aboutShopId' | 'amountMinor' | 'reason'>>

/** Writes an entry in the transaction of the action: without the row there is no action. */
export async function writeOperatorLog(
  tx: Queryable,
  author: LogAuthor,
  entry: LogEntry,
  at: Date,
): Promise<void> {
  await tx.insert(operatorLog).values({ ...author, ...entry, at })
}

export interface LogFilter {
  operatorId?: string | undefined
  what?: string | undefined
  subjectId?: string | undefined
  subjectIds?: readonly string[] | undefined
  shopId?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** Entries before an id, newest first. */
export const findOperatorLog = (
  db: Queryable,
  { operatorId, what, subjectId, subjectIds, shopId, from, to }: LogFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<LogRow[]> =>
  db
    .select()
    .from(operatorLog)
    .where(
      and(
        operatorId === undefined ? undefined : eq(operatorLog.operatorId, operatorId),
        what === undefined ? undefined : eq(operatorLog.what, what),
        subjectId === undefined ? undefined : eq(operatorLog.subjectId, subjectId),
        subjectIds === undefined ? undefined : inArray(operatorLog.subjectId, [...subjectIds]),
        shopId === undefined ? undefined : eq(operatorLog.aboutShopId, shopId),
        from === undefined ? undefined : gte(operatorLog.at, from),
        to === undefined ? undefined : lt(operatorLog.at, to),
        before === null ? undefined : lt(operatorLog.id, before),
      ),
    )
    .orderBy(desc(operatorLog.id))
    .limit(limit)

/** The newest entry about a subject, null if there is none. */
export async function findLatestEntry(
  db: Queryable,
  { subjectKind, subjectId }: Pick<LogRow, 'subjectKind' | 'subjectId'>,
): Promise<LogRow | null> {
  const [row] = await db
    .select()
    .from(operatorLog)
    .where(and(eq(operatorLog.subjectKind, subjectKind), eq(operatorLog.subjectId, subjectId ?? '')))
    .orderBy(desc(operatorLog.id))
    .limit(1)
  return row ?? null
}
