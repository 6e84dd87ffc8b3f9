import { eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import type { PaymentRow } from './payments.repository.ts'
import { refunds } from './payments.schema.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Refunds a whole payment once. Returns whether the refund is new. */
export async function insertWholeRefund(
  tx: Tx,
  values: Pick<typeof refunds.$inferInsert, 'paymentId' | 'amountMinor' | 'reason'> & { now: Date },
): Promise<boolean> {
  const { now, ...rest } = values
  const inserted = await tx
    .insert(refunds)
    .values({ id: newId(), ...rest, nextAttemptAt: now })
    .onConflictDoNothing()
    .returning({ id: refunds.id })
  return inserted.length > 0
}

/** Whether a refund that the provider reports was not made by us and is new. The payment has to be locked. */
export async function isForeignRefund(
  tx: Tx,
  paymentId: string,
  { key, reference }: { key: string | null; reference: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from refunds r
      where r.payment_id = ${paymentId}::uuid and (r.id::text = ${key} or r.reference = ${reference})
    union all select 1 from payment_events e
      where e.payment_id = ${paymentId}::uuid and e.kind = 'refunded_elsewhere'
        and e.data ->> 'reference' = ${reference}
    limit 1`)
  return rows.length === 0
}

/** Describes the orders that a payment paid, with their shops: `AB12-1 (Fernwood)`. */
export async function findOrdersPaidBy(tx: Tx, paymentId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ named: string }>(sql`select o.number || ' (' || s.name || ')' as named
    from payments p join order_groups g on g.checkout_id = p.checkout_id and g.payment_id = p.id
    join orders o on o.order_group_id = g.id join shops s on s.id = o.shop_id
    where p.id = ${paymentId}::uuid order by o.number`)
  return rows.map(({ named }) => named)
}

export interface DueRefund extends Record<string, unknown> {
  id: string
  payment_id: string
  order_id: string | null
  provider: PaymentRow['provider']
  capture_reference: string
  amount_minor: string
  currency: string
  attempts: number
}

/** Takes refunds that are due. Each is returned to one process only, and is due again if that doesn't finish it. */
export async function takeDueRefunds(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<DueRefund[]> {
  const at = now.toISOString()
  const { rows } = await db.execute<DueRefund>(sql`
    update refunds r set attempts = r.attempts + 1,
      next_attempt_at = ${at}::timestamptz + least(interval '1 hour', interval '10 seconds' * (2 ^ least(r.attempts, 9)))
    from payments p
    where p.id = r.payment_id and r.id in (select id from refunds where status = 'pending'
      and next_attempt_at <= ${at}::timestamptz order by next_attempt_at limit ${limit}::int for update skip locked)
    returning r.id, r.payment_id, r.order_id, p.provider, p.capture_reference, r.amount_minor, p.currency, r.attempts`)
  return rows
}

export async function findRefund(tx: Tx, id: string): Promise<RefundRow | null> {
  const [found] = await tx.select().from(refunds).where(eq(refunds.id, id))
  return found ?? null
}

export async function lockRefund(tx: Tx, id: string): Promise<RefundRow | null> {
  const [found] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return found ?? null
}

export async function finishRefund(
  tx: Tx,
  id: string,
  change: Pick<RefundRow, 'status'> & Partial<RefundRow>,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id))
}

export async function addRefunded(tx: Tx, paymentId: string, minor: number): Promise<void> {
  await tx.execute(sql`update payments set refunded_minor = refunded_minor + ${minor}::bigint
    where id = ${paymentId}::uuid`)
}
