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

/** Holds an amount back from a shop, or releases it. Minor units; negative to hold. */
export async function insertHold(
  tx: Tx,
  order: { id: string; shopId: string; currency: string },
  { amountMinor, now }: { amountMinor: number; now: Date },
): Promise<void> {
  const kind = amountMinor < 0 ? 'dispute_hold' : 'dispute_release'
  await tx.execute(sql`insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at)
    values (${order.shopId}::uuid, ${order.id}::uuid, ${kind}, ${amountMinor}::bigint, ${order.currency},
      ${now.toISOString()}::timestamptz)`)
}

/** Writes a refund's entries in the shop's balance, in minor units. */
export async function insertRefundEntries(
  tx: Tx,
  order: { id: string; shopId: string; currency: string },
  {
    refundId,
    entries,
    now,
  }: { refundId: string; entries: readonly { kind: string; amount: number }[]; now: Date },
): Promise<void> {
  await tx.execute(sql`insert into ledger_entries (shop_id, order_id, refund_id, kind, amount_minor, currency, at)
    select ${order.shopId}::uuid, ${order.id}::uuid, ${refundId}::uuid, e.kind, e.amount, ${order.currency},
      ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(kind text, amount bigint)`)
}
