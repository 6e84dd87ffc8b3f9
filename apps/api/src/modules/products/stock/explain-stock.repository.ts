import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client.ts'

/**
 * Says for the rest of the transaction why stock and prices change: a trigger writes it down.
 *
 * @param userId who changes them. Null for a command of the operator.
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
