import { and, desc, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { paymentEvents, paymentSplits, payments } from './payments.schema.ts'

export type PaymentRow = typeof payments.$inferSelect
export type PaymentSource = (typeof paymentEvents.$inferInsert)['source']
type Change = Partial<typeof payments.$inferInsert>

const LIVE = ['created', 'open', 'capturing', 'in_review'] as const

export async function insertPayment(
  tx: Tx,
  values: Omit<typeof payments.$inferInsert, 'id'>,
): Promise<PaymentRow> {
  const [row] = await tx
    .insert(payments)
    .values({ id: newId(), ...values })
    .returning()
  return row!
}

export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | null> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id))
  return found ?? null
}

export async function findByReference(
  db: Queryable,
  provider: PaymentRow['provider'],
  reference: string,
): Promise<PaymentRow | null> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)))
  return found ?? null
}

/** Subselect of a payment's checkout. It never changes. */
export const checkoutIdOf = (paymentId: string): SQL =>
  sql`(select checkout_id from payments where id = ${paymentId}::uuid)`

/** The checkout is locked before. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  const [found] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return found ?? null
}

/** The one payment of a checkout that is under way. */
export async function lockLive(tx: Tx, checkoutId: string): Promise<PaymentRow | null> {
  const [found] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.checkoutId, checkoutId), inArray(payments.status, LIVE)))
    .for('update')
  return found ?? null
}

/** Takes the lease of a payment. Returns null if the payment is settled or leased by another process. */
export async function claimPayment(
  db: Queryable,
  id: string,
  { provider, now, leaseUntil }: { provider: PaymentRow['provider']; now: Date; leaseUntil: Date },
): Promise<PaymentRow | null> {
  const [claimed] = await db
    .update(payments)
    // Keeps `updatedAt`, the time since when it is in its state. The schema would set it automatically.
    .set({ leaseUntil, updatedAt: sql`${payments.updatedAt}` })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.provider, provider),
        inArray(payments.status, LIVE),
        or(isNull(payments.leaseUntil), lte(payments.leaseUntil, now)),
      ),
    )
    .returning()
  return claimed ?? null
}

/** Changes the state of a payment and notes it; `updatedAt` says since when it is in this state. */
export async function changePayment(
  tx: Tx,
  id: string,
  change: Change & { status: PaymentRow['status'] },
  event: { source: PaymentSource; now: Date; data?: object },
): Promise<void> {
  const { source, now, data = {} } = event
  const noted = tx
    .$with('noted')
    .as(
      tx
        .insert(paymentEvents)
        .values({ paymentId: id, kind: change.status, source, data, at: now })
        .returning({ id: paymentEvents.id }),
    )
  await tx
    .with(noted)
    .update(payments)
    .set({ ...change, updatedAt: now })
    .where(eq(payments.id, id))
}

export async function insertEvent(
  tx: Queryable,
  paymentId: string,
  kind: string,
  { source, now, data = {} }: { source: PaymentSource; now: Date; data?: object },
): Promise<void> {
  await tx.insert(paymentEvents).values({ paymentId, kind, source, data, at: now })
}

/** Stores the provider's id of a payment, unless it is known already. */
export async function setReference(db: Queryable, id: string, reference: string): Promise<void> {
  await db.execute(sql`update payments set reference = ${reference},
    status = case when status = 'created' then 'open' else status end
    where id = ${id}::uuid and reference is null`)
}

export async function setLease(
  db: Queryable,
  id: string,
  { leaseUntil, nextCheckAt }: { leaseUntil: Date | null; nextCheckAt: Date | null },
): Promise<void> {
  await db.execute(sql`update payments set lease_until = ${leaseUntil?.toISOString() ?? null}::timestamptz,
    next_check_at = ${nextCheckAt?.toISOString() ?? null}::timestamptz where id = ${id}::uuid`)
}

/** Takes payments that are due for a check. Each is returned to one process only. */
export async function takeDue(
  db: Queryable,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payments set next_check_at = ${again.toISOString()}::timestamptz
    where id in (select id from payments where next_check_at <= ${now.toISOString()}::timestamptz
      order by next_check_at limit ${limit}::int for update skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}

/** Ends what else was begun for a checkout and took nothing yet. */
export async function expireOthers(tx: Tx, checkoutId: string, except: string, now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'expired', failure: 'duplicate', updatedAt: now })
    .where(
      and(
        eq(payments.checkoutId, checkoutId),
        ne(payments.id, except),
        inArray(payments.status, ['created', 'open']),
      ),
    )
}

export async function insertSplits(
  tx: Tx,
  paymentId: string,
  orders: readonly { id: string; totalMinor: number }[],
): Promise<void> {
  await tx
    .insert(paymentSplits)
    .values(orders.map(({ id, totalMinor }) => ({ paymentId, orderId: id, capturedMinor: totalMinor })))
}

export async function findPlacedPayment(tx: Tx, checkoutId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ payment_id: string }>(
    sql`select payment_id from order_groups where checkout_id = ${checkoutId}::uuid`,
  )
  return rows[0]?.payment_id ?? null
}

/** Whether anything of an account is being paid. */
export async function hasLivePayment(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from payments p join checkouts c on c.id = p.checkout_id
    where c.user_id = ${userId}::uuid and p.status in ('created', 'open', 'capturing', 'in_review') limit 1`)
  return rows.length > 0
}

/**
 * Finds payments that have been capturing since before this moment, or whose review takes too long, and that the
 * operator was not alerted to.
 */
export async function findStuck(db: Queryable, before: Date, limit: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      sql`(${payments.status} = 'capturing' and ${payments.updatedAt} < ${before.toISOString()}::timestamptz
          or ${payments.status} = 'in_review' and ${payments.nextCheckAt} is null)
        and not exists (select 1 from payment_events e where e.payment_id = ${payments.id} and e.kind = 'operator_told')`,
    )
    .orderBy(desc(payments.createdAt))
    .limit(limit)
}

/** Takes off an account's payments what says something of the person. */
export async function forgetInstruments(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`update payments set instrument = null
    where checkout_id in (select id from checkouts where user_id = ${userId}::uuid)`)
}
