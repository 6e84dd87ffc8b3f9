import type pg from 'pg'
import { expect } from 'vitest'

/** Sends calls while another transaction holds a lock that they need. Releases it when all of them wait for it. */
export async function meanwhile<T>(
  pool: pg.Pool,
  [hold, ...values]: [string, ...unknown[]],
  calls: () => Promise<T>[],
): Promise<T[]> {
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query(hold, values)
    const answers = calls()
    const waiting = () =>
      pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    await expect.poll(async () => (await waiting()).rows[0]!.n, { timeout: 10_000 }).toBe(answers.length)
    await other.query('commit')
    return await Promise.all(answers)
  } finally {
    other.release()
  }
}
