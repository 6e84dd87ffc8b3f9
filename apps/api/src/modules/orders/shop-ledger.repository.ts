import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import type { OrderState } from './order-state.ts'
import type { ledgerEntries } from './shop-ledger.schema.ts'

export interface OrderEntry {
  kind: (typeof ledgerEntries.$inferInsert)['kind']
  /** Minor units; negative where the balance falls. */
  amountMinor: number
}

/** Enters what an order puts on the balance of its shop, or takes off it. Entries of zero are left out. */
export async function insertOrderEntries(
  tx: Tx,
  order: Pick<OrderState, 'id' | 'shopId' | 'currency'>,
  entries: readonly OrderEntry[],
  { now, refundId = null }: { now: Date; refundId?: string | null },
): Promise<void> {
  const entered = entries.filter(({ amountMinor }) => amountMinor !== 0)
  await tx.execute(sql`insert into ledger_entries (shop_id, order_id, refund_id, kind, amount_minor, currency, at)
    select ${order.shopId}::uuid, ${order.id}::uuid, ${refundId}::uuid, e.kind, e."amountMinor", ${order.currency},
      ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(entered)}::jsonb) as e(kind text, "amountMinor" bigint)`)
}

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
