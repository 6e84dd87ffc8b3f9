import { type BulkRow, insertRows } from '../../platform/db/bulk.ts'
import type { Tx } from '../../platform/db/client.ts'

/** Rows of an order group, by table, under the database's names for their columns. */
export interface PlacedRows {
  order_groups: readonly BulkRow[]
  orders: readonly BulkRow[]
  order_lines: readonly BulkRow[]
  order_events: readonly BulkRow[]
  commission_lines: readonly BulkRow[]
  ledger_entries: readonly BulkRow[]
}

/** What is pointed at comes first. */
const TABLES = [
  'order_groups',
  'orders',
  'order_lines',
  'order_events',
  'commission_lines',
  'ledger_entries',
] as const satisfies (keyof PlacedRows)[]

/** Writes an order group with all that belongs to it. A second one for its checkout fails at the unique index. */
export async function insertPlaced(tx: Tx, rows: PlacedRows): Promise<void> {
  for (const table of TABLES) await insertRows(tx, table, rows[table], '')
}
