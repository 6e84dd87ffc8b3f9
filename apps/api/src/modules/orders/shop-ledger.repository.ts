import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'

/** Takes a payout off the balance of its shop, or puts it back. */
export async function insertPayoutEntry(
  tx: Tx,
  id: string,
  { kind, now }: { kind: 'payout' | 'payout_reversal'; now: Date },
): Promise<void> {
  const sign = kind === 'payout' ? -1 : 1
  await tx.execute(sql`insert into ledger_entries (shop_id, payout_id, kind, amount_minor, currency, at)
    select shop_id, id, ${kind}, ${sign}::int * amount_minor, currency, ${now.toISOString()} from payouts where id = ${id}`)
}
