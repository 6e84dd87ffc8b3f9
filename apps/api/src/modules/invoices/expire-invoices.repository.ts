import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

/** Documents that one run deletes at most. The rest follows an hour later. */
const AT_ONCE = 2_000

/**
 * Deletes the documents of invoices that were kept long enough; their numbers stay. An invoice and its order's credit
 * notes are deleted together, once the newest of them is old enough.
 *
 * @param years full calendar years (UTC) after the year in which an invoice was issued
 * @returns the number of deleted documents
 */
export async function expireInvoices(db: Queryable, years: number, now: Date): Promise<number> {
  const keptFrom = `${now.getUTCFullYear() - years}-01-01T00:00:00Z`
  const { rowCount } = await db.execute(sql`
    update invoices set document = null where id in (
      select i.id from invoices i
      where i.document is not null and i.issued_at < ${keptFrom}::timestamptz
        and (i.order_id is null or not exists (
          select from invoices n join refunds r on r.id = n.refund_id
          where r.order_id = i.order_id and n.issued_at >= ${keptFrom}::timestamptz))
      order by i.issued_at limit ${AT_ONCE})`)
  return rowCount ?? 0
}
