import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
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

/** Deletes counts whose time window has ended. */
export const sweepRateCounts = (db: Db, now: Date): Promise<number> =>
  sweep(db, rateCounts, sql`until <= ${now.toISOString()}`)
