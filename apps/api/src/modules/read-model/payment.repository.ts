import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import { createMoney } from '../../platform/money.ts'

type Schemas = components['schemas']
export type Payment = Schemas['Payment']
type FailureCode = Schemas['PaymentFailure']['code']

export interface PaymentRow extends Record<string, unknown> {
  id: string
  checkout_id: string
  provider: Payment['provider']
  method: Payment['method']
  status: 'created' | 'open' | 'capturing' | 'in_review' | 'captured' | 'failed' | 'expired'
  reference: string | null
  amount_minor: string
  currency: string
  failure: string | null
  instrument: string | null
  is_test: boolean
  created_at: Date
  /** When what it holds goes back; null when nothing does. */
  expires_at: Date | null
  /** Of the order group that was placed for it. */
  order_number: string | null
  /** Of the refund of all of it. */
  refund_status: 'pending' | 'succeeded' | 'failed' | null
}

const selectPayments = (where: SQL): SQL => sql`
  select p.id, p.checkout_id, p.provider, p.method, p.status, p.reference, p.amount_minor, p.currency, p.failure,
    p.instrument, p.is_test, p.created_at, g.number as order_number,
    case when p.status in ('created', 'open') then
      (select min(r.expires_at) from stock_reservations r where r.checkout_id = p.checkout_id) end as expires_at,
    (select f.status from refunds f where f.payment_id = p.id
      and f.reason in ('duplicate', 'sold_out', 'amount_differs')) as refund_status
  from payments p
  join checkouts k on k.id = p.checkout_id
  left join order_groups g on g.payment_id = p.id
  where ${where}`

/** The newest payment of a checkout, or null. */
export async function findLatestPayment(db: Queryable, checkoutId: string): Promise<PaymentRow | null> {
  const { rows } = await db.execute<PaymentRow>(
    sql`${selectPayments(sql`p.checkout_id = ${checkoutId}::uuid`)} order by p.created_at desc, p.id desc limit 1`,
  )
  return rows[0] ?? null
}

/** A payment of this user's, or null. */
export async function findOwnPayment(db: Db, userId: string, id: string): Promise<PaymentRow | null> {
  const own = sql`p.id = ${id}::uuid and k.user_id = ${userId}::uuid`
  return (await readRow<PaymentRow>(db, selectPayments(own))) ?? null
}

/** All payments of a user, the newest first. */
export async function findPaymentsOf(db: Queryable, userId: string): Promise<PaymentRow[]> {
  const { rows } = await db.execute<PaymentRow>(
    sql`${selectPayments(sql`k.user_id = ${userId}::uuid`)} order by p.created_at desc, p.id desc`,
  )
  return rows
}

export function viewPayment(row: PaymentRow): Payment {
  const failure = failureOf(row)
  return {
    id: row.id,
    checkoutId: row.checkout_id,
    provider: row.provider,
    method: row.method,
    status: statusOf(row),
    reference: row.reference,
    amount: createMoney(row.currency).toDecimal(Number(row.amount_minor)),
    currency: row.currency,
    isTest: row.is_test,
    instrument: row.instrument,
    failure,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    orderNumber: row.order_number,
  }
}

function statusOf({ status, order_number, refund_status }: PaymentRow): Payment['status'] {
  if (status === 'created' || status === 'open') return 'pending'
  if (status === 'capturing') return 'processing'
  if (status !== 'captured') return status
  if (order_number !== null) return 'paid'
  return refund_status === 'succeeded' ? 'refunded' : 'refunding'
}

const MESSAGES: Record<FailureCode, string> = {
  declined: 'The payment was declined. Nothing was taken. Please use another card, or ask your bank.',
  insufficient_funds: 'The card has not enough funds. Nothing was taken. Please use another card.',
  authentication_failed: 'Your bank could not confirm that it was you. Nothing was taken. Please try again.',
  expired: 'The time to pay ran out. Nothing was taken. Your cart is as it was.',
  sold_out: 'It was sold out before your payment arrived. All of your money goes back to you.',
  amount_differs: 'The payment did not fit the order any more. All of your money goes back to you.',
  duplicate: 'This was paid already. All of the second payment goes back to you.',
  canceled: 'The payment was canceled. Nothing was taken.',
  unavailable: 'The payment provider could not take the payment. Nothing was taken. Please try again.',
}
/** Said instead where nothing was taken. */
const NOTHING_TAKEN: Partial<Record<FailureCode, string>> = {
  sold_out: 'It was sold out before you paid. Nothing was taken.',
  amount_differs: 'What you are about to buy has changed. Nothing was taken. Please look at it again.',
  duplicate: 'This payment was replaced by another one. Nothing was taken.',
}
/** Providers' own words for what we have a word for. */
const SAME: Readonly<Record<string, FailureCode>> = {
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  AUTHENTICATION_FAILED: 'authentication_failed',
  ORDER_EXPIRED: 'expired',
}

/** Trying again is of no use where money is on its way back, or another payment took its place. */
function failureOf({ status, failure }: PaymentRow): Payment['failure'] {
  if (failure === null) return null
  const code = Object.hasOwn(MESSAGES, failure)
    ? (failure as FailureCode)
    : (SAME[failure.toUpperCase()] ?? 'declined')
  const message = status === 'captured' ? MESSAGES[code] : (NOTHING_TAKEN[code] ?? MESSAGES[code])
  return { code, message, mayRetry: status !== 'captured' && code !== 'sold_out' }
}
