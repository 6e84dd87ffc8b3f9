import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client.ts'

/**
 * Sets the reason for changes of stock and prices for the rest of the transaction. A trigger stores it.
 *
 * @param userId user who makes the changes; null for a command of the operator
 */
export async function explainStock(
  tx: Tx,
  userId: string | null,
  reason: 'edit' | 'import' | 'bulk' | 'undo',
  note: string | null,
): Promise<void> {
  await tx.execute(sql`select set_config('stoa.stock_reason', ${reason}, true),
    set_config('stoa.actor_id', ${userId ?? ''}, true), set_config('stoa.stock_note', ${note ?? ''}, true)`)
}
