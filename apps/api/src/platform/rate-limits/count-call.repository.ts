import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { executeReturning } from '../db/read.ts'
import { sweep } from '../db/sweep.ts'
import { rateCounts } from './rate-counts.schema.ts'

export interface Counted {
  calls: number
  /** Milliseconds until it is counted from the beginning. */
  left: number
}

/** Counts a call under a key across all processes. Returns the number of calls in the current time window. */
export async function countCall(
  db: Db,
  { key, window, now }: { key: string; window: number; now: Date },
): Promise<Counted> {
  const until = new Date(now.getTime() + window).toISOString()
  const row = await executeReturning<{ calls: number; until: Date }>(
    db,
    sql`insert into rate_counts as c (key, calls, until)
      values (decode(${hash('sha256', key)}, 'hex'), 1, ${until}::timestamptz)
      on conflict (key) do update set
        calls = case when c.until <= ${now.toISOString()}::timestamptz then 1 else c.calls + 1 end,
        until = case when c.until <= ${now.toISOString()}::timestamptz then excluded.until else c.until end
      returning calls, until`,
  )
  return { calls: row!.calls, left: row!.until.getTime() - now.getTime() }
}

/** Returns the number of calls under a key in the current time window, and counts none. */
export async function readCalls(tx: Tx, { key, now }: { key: string; now: Date }): Promise<Counted> {
  const { rows } = await tx.execute<{ calls: number; until: number }>(
    sql`select calls, (extract(epoch from until) * 1000)::float8 as until from rate_counts
      where key = decode(${hash('sha256', key)}, 'hex') and until > ${now.toISOString()}::timestamptz`,
  )
  const [row] = rows
  return row ? { calls: row.calls, left: row.until - now.getTime() } : { calls: 0, left: 0 }
}

/** Deletes counts whose time window has ended. */
export const sweepRateCounts = (db: Db, now: Date): Promise<number> =>
  sweep(db, rateCounts, sql`until <= ${now.toISOString()}`)
