import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Tx } from '../../../platform/db/client.ts'

/** Says for the rest of the transaction why stock and prices change, and who does it: a trigger writes it down. */
export async function explainStock(
  tx: Tx,
  shop: Pick<ShopScope, 'userId'>,
  reason: 'edit' | 'bulk' | 'undo',
  note: string | null,
): Promise<void> {
  await tx.execute(sql`select set_config('stoa.stock_reason', ${reason}, true),
    set_config('stoa.actor_id', ${shop.userId}, true), set_config('stoa.stock_note', ${note ?? ''}, true)`)
}
