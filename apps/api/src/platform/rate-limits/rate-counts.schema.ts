import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../db/columns.ts'

/**
 * Calls counted towards a limit, for all processes together. The table is unlogged: a crash of the database forgets
 * the counts, which is no loss, and counting waits for no disk.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** Hash of the limit's name and the caller. Contains no IP address and no email address. */
    key: bytes('key').primaryKey(),
    calls: integer('calls').notNull(),
    until: instant('until').notNull(),
  },
  t => [index('rate_counts_until_idx').on(t.until)],
)
