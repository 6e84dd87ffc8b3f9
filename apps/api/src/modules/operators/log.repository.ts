import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { DAY } from '../../platform/durations.ts'
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

/** Ids grow with time except for entries that were written together: none is out of place by as much. */
const OUT_OF_PLACE = DAY

const shifted = (at: Date, by: number): SQL => sql`${new Date(at.getTime() + by).toISOString()}::timestamptz`

/** Ids that entries since a time can have. The walk through the newest ids ends there. */
const isNear = (from: Date): SQL => sql`${operatorLog.id} > coalesce((
  select o.id from operator_log o where o.at < ${shifted(from, -OUT_OF_PLACE)} order by o.at desc limit 1), 0)`

/** Ids that entries until a time can have. The walk begins there. */
const isReached = (to: Date): SQL => sql`${operatorLog.id} < coalesce((
  select o.id from operator_log o where o.at >= ${shifted(to, OUT_OF_PLACE)} order by o.at limit 1), 9223372036854775807)`

/** Columns whose index has the entries of one value by id, the one with the fewest entries first. */
const INDEXED = ['subjectId', 'aboutShopId', 'what', 'operatorId'] as const

/** Entries before an id, newest first. */
export function findOperatorLog(
  db: Queryable,
  { operatorId, what, subjectId, subjectIds, shopId, from, to }: LogFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<LogRow[]> {
  const values = { subjectId, aboutShopId: shopId, what, operatorId }
  const [leading, ...others] = INDEXED.filter(name => values[name] !== undefined)
  const equal = others.map(name => eq(operatorLog[name], values[name]!))
  return db
    .select()
    .from(operatorLog)
    .where(
      and(
        leading && hasOnly(operatorLog[leading], values[leading]!),
        ...equal,
        subjectIds === undefined ? undefined : inArray(operatorLog.subjectId, [...subjectIds]),
        ...(from === undefined ? [] : [gte(operatorLog.at, from), isNear(from)]),
        ...(to === undefined ? [] : [lt(operatorLog.at, to), isReached(to)]),
        before === null ? undefined : lt(operatorLog.id, before),
      ),
    )
    .orderBy(...(leading ? [desc(operatorLog[leading])] : []), desc(operatorLog.id))
    .limit(limit)
}

/**
 * Condition that a column has one value, as the bounds of its index. By an equality the database would expect the entries everywhere,
 * and walk through all of them for a value that hardly any has.
 */
const hasOnly = (column: PgColumn, value: string): SQL => sql`${column} is not null
  and (${column}, ${operatorLog.id}) >= (${value}, 0) and (${column}, ${operatorLog.id}) <= (${value}, 9223372036854775807)`

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
