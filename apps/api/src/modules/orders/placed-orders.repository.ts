import { desc, sql } from 'drizzle-orm'
import { type BulkRow, insertTogether } from '../../platform/db/bulk.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { orderGroups } from './orders.schema.ts'
import { queueInvoices } from './queue-invoices.ts'

/** Rows of an order group, by table, under the database's names for their columns. */
export interface PlacedRows {
  order_groups: readonly BulkRow[]
  orders: readonly BulkRow[]
  order_lines: readonly BulkRow[]
  order_tax_lines: readonly BulkRow[]
  order_events: readonly BulkRow[]
  commission_lines: readonly BulkRow[]
  ledger_entries: readonly BulkRow[]
}

/** Writes an order group with all that belongs to it. A second one for its checkout fails at the unique index. */
export async function insertPlaced(tx: Tx, rows: PlacedRows): Promise<void> {
  await insertTogether(tx, {
    order_groups: rows.order_groups,
    orders: rows.orders,
    order_lines: rows.order_lines,
    order_tax_lines: rows.order_tax_lines,
    order_events: rows.order_events,
    commission_lines: rows.commission_lines,
    ledger_entries: rows.ledger_entries,
  })
}

/**
 * Removes personal data from the orders of an account. Shops keep their records. The address stays while a parcel is still
 * to arrive or an invoice is still to be issued, which then keeps it.
 */
export async function anonymizeOrdersOf(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`update order_groups g set customer_id = null, email = null, tracking_token_hash = null,
    shipping_address = case when ${isAddressNeeded} then g.shipping_address end
    where g.customer_id = ${userId}::uuid`)
}

/** Deletes addresses that were kept for a parcel or an invoice, once nothing needs them. Returns how many. */
export async function clearAddressesOfDeletedAccounts(db: Queryable): Promise<number> {
  const { rowCount } = await db.execute(sql`update order_groups g set shipping_address = null
    where g.customer_id is null and g.shipping_address is not null and not ${isAddressNeeded}`)
  return rowCount ?? 0
}

/** Has the missing invoices issued of orders whose account is deleted, so that their addresses can go. */
export async function queueMissingInvoices(db: Queryable): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from orders o join order_groups g on g.id = o.order_group_id
    where g.customer_id is null and g.shipping_address is not null and ${hasNoInvoice} limit 500`)
  if (rows.length > 0)
    await queueInvoices(
      db,
      rows.map(({ id }) => id),
    )
}

const hasNoInvoice = sql`not exists (select from invoices i where i.order_id = o.id and i.refund_id is null)`

/** Condition that the address of group `g` is needed for a parcel or an invoice. */
const isAddressNeeded = sql`exists (select from orders o where o.order_group_id = g.id
  and (o.stage in ('preparing', 'on_the_way') or o.replacement_ship_by is not null or ${hasNoInvoice}))`

/** Currency of the newest order group; null if there is none. */
export async function findLastCurrency(db: Queryable): Promise<string | null> {
  const [last] = await db
    .select({ currency: orderGroups.currency })
    .from(orderGroups)
    .orderBy(desc(orderGroups.id))
    .limit(1)
  return last?.currency ?? null
}
