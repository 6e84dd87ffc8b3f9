import type { Db, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'

/** Row whose deadline has passed. */
export interface Due extends Record<string, unknown> {
  id: string
  /** Time since which it could be due, as the database writes it. */
  at: string
}

export interface DueBefore {
  /** Start of the run. Rows that became due at this moment or later are left for the next run. */
  before: Date
  /** The one before it in the order of `at` and `id`; null for the first. */
  after: Due | null
}

/**
 * Processes due rows one by one, each in a separate transaction. Several processes may do so at the same time,
 * because `lockNext` skips locked rows. A row that fails is skipped too, and reported after the rest is done.
 */
export async function eachDue<Row extends Due>(
  db: Db,
  before: Date,
  lockNext: (tx: Tx, due: DueBefore) => Promise<Row | null>,
  work: (tx: Tx, row: Row) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  for (let after: Due | null = null; ; ) {
    let found: Row | null = null
    try {
      await inTx(db, async tx => {
        found = await lockNext(tx, { before, after })
        if (found) await work(tx, found)
      })
    } catch (error) {
      if (!found) throw error
      errors.push(error)
    }
    if (!found) break
    after = found
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} due rows failed`)
}
