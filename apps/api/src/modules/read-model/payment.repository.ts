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
  /** Time at which reserved items are released. Null if none are reserved. */
  expires_at: Date | null
  /** Number of the order group that was placed for the payment. */
  order_number: string | null
  /** Status of the refund of the whole payment. */
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
  left join order_groups g on g.checkout_id = p.checkout_id and g.payment_id = p.id
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
  return (await readRow<PaymentRow>(db, ownPaymentStatement(userId, id))) ?? null
}

export const ownPaymentStatement = (userId: string, id: string): SQL =>
  selectPayments(sql`p.id = ${id}::uuid and k.user_id = ${userId}::uuid`)

/** Finds all payments of a user, newest first. */
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
  declined: 'The payment was declined. You haven’t been charged. Use another card, or ask your bank.',
  insufficient_funds: 'The card doesn’t have enough funds. You haven’t been charged. Use another card.',
  authentication_failed: 'Your bank couldn’t confirm that it was you. You haven’t been charged. Try again.',
  expired: 'The time to pay ran out. You haven’t been charged. Your cart is unchanged.',
  sold_out: 'It sold out before your payment arrived. We’re refunding the full amount.',
  amount_differs: 'The payment no longer matched the order. We’re refunding the full amount.',
  duplicate: 'This was already paid. We’re refunding your second payment in full.',
  canceled: 'The payment was canceled. You haven’t been charged.',
  unavailable: 'The payment provider couldn’t take the payment. You haven’t been charged. Try again.',
}
/** Messages for failures in which nothing was charged. */
const NOTHING_TAKEN: Partial<Record<FailureCode, string>> = {
  sold_out: 'It sold out before you paid. You haven’t been charged.',
  amount_differs: 'Your order has changed. You haven’t been charged. Check it and try again.',
  duplicate: 'This payment was replaced by another one. You haven’t been charged.',
}
/** Failure codes of providers that correspond to ours. */
const SAME: Readonly<Record<string, FailureCode>> = {
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  AUTHENTICATION_FAILED: 'authentication_failed',
  ORDER_EXPIRED: 'expired',
}

/**
 * Describes the failure of a payment. Trying again is pointless if the money is being refunded or another payment has
 * replaced this one.
 */
function failureOf({ status, failure }: PaymentRow): Payment['failure'] {
  if (failure === null) return null
  const code = Object.hasOwn(MESSAGES, failure)
    ? (failure as FailureCode)
    : (SAME[failure.toUpperCase()] ?? 'declined')
  const message = status === 'captured' ? MESSAGES[code] : (NOTHING_TAKEN[code] ?? MESSAGES[code])
  return { code, message, mayRetry: status !== 'captured' && code !== 'sold_out' }
}
