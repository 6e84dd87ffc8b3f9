import { type SQL, sql } from 'drizzle-orm'

/** Digits of a number, at least. */
const DIGITS = 6

/** Number of an invoice, such as `INV-000012`. */
export const numberOf = (series: string, seq: number): string =>
  `${series}-${String(seq).padStart(DIGITS, '0')}`

/** Number of invoice `i`, which it has even after its document is deleted. */
export const invoiceNumber: SQL = sql`i.series || '-' || lpad(i.seq::text, greatest(${sql.raw(String(DIGITS))}, length(i.seq::text)), '0')`
