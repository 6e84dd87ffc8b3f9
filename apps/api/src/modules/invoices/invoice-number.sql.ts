import { type SQL, sql } from 'drizzle-orm'
import { NUMBER_DIGITS } from './invoice-number.ts'

/** Number of invoice `i`, which it has even after its document is deleted. */
export const invoiceNumber: SQL = sql`i.series || '-' || lpad(i.seq::text,
  greatest(${sql.raw(String(NUMBER_DIGITS))}, length(i.seq::text)), '0')`
