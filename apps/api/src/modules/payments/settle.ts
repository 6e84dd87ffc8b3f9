import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { addJob } from '../../platform/jobs/add-job.repository.ts'
import type { ProviderPayment } from '../../ports/payment.ts'
import {
  type CheckoutRow,
  consumeStock,
  hasOpenCheckout,
  holdStock,
  lockCheckout,
  placeOrder,
  releaseStock,
  setCheckoutStatus,
  takeStock,
} from '../checkout/index.ts'
import { queueEmail } from '../mail/index.ts'
import { settingsAt } from '../market/index.ts'
import { type FrozenLine, findFrozenLines } from '../read-model/index.ts'
import { findUserById } from '../users/index.ts'
import { moneyGoesBack, type WholeRefundReason } from './payment-emails.ts'
import type { PaymentRow, PaymentSource } from './payments.repository.ts'
import * as repository from './payments.repository.ts'
import { insertWholeRefund } from './refunds.repository.ts'

export const REFUNDS_JOB = 'refund-payments'

type SettleDeps = Pick<Deps, 'clock' | 'brand' | 'market'>

export interface Settlement {
  paymentId: string
  seen: ProviderPayment
  source: PaymentSource
  /** Whether it happened long ago. Then no emails are sent and today's cart isn't changed. */
  isPast?: boolean
}

interface Locked {
  checkout: CheckoutRow
  payment: PaymentRow
}

/** Locks the checkout of a payment and then the payment, in the order that all transactions use. */
export async function lockBoth(tx: Tx, paymentId: string): Promise<Locked> {
  const checkout = await lockCheckout(tx, repository.checkoutIdOf(paymentId))
  const payment = checkout && (await repository.lockPayment(tx, paymentId))
  if (!payment) throw new Error(`There is no payment ${paymentId}.`)
  return { checkout, payment }
}

/**
 * Stores the provider's state of a payment and its consequences. Makes no calls and may be repeated. Returns whether
 * it placed an order.
 */
export async function settle(
  tx: Tx,
  deps: SettleDeps,
  { paymentId, seen, source, isPast = false }: Settlement,
): Promise<boolean> {
  const locked = await lockBoth(tx, paymentId)
  const event = { source, now: deps.clock.now(), isPast }
  const { status } = locked.payment
  if (status === 'captured') return false
  const isBefore = status === 'created' || status === 'open' || status === 'capturing'
  if (seen.state === 'captured') return settleCaptured(tx, deps, locked, seen, event)
  if (seen.state === 'in_review' && isBefore) {
    await repository.changePayment(tx, paymentId, { status: 'in_review', instrument: seen.instrument }, event)
    await holdStock(tx, locked.checkout.id, null)
    if (locked.checkout.status === 'open')
      await setCheckoutStatus(tx, locked.checkout.id, 'paying', event.now)
    return false
  }
  // The rejection may concern a repeated opening of a payment that is already open under another reference.
  const isOther = locked.payment.reference !== null && locked.payment.reference !== seen.reference
  const isRefused = !isOther && (seen.state === 'declined' || seen.state === 'gone')
  if (isRefused && (isBefore || status === 'in_review'))
    await failPayment(tx, locked, { ...event, failure: seen.reason ?? refusalOf(seen.state) })
  return false
}

const refusalOf = (state: ProviderPayment['state']): string => (state === 'gone' ? 'expired' : 'declined')

/**
 * Marks a payment as failed: nothing was captured. Its items are for sale again at once. The buyer can try again with
 * the same checkout, which then takes them again.
 */
export async function failPayment(
  tx: Tx,
  { checkout, payment }: Locked,
  { failure, source, now }: { failure: string; source: PaymentSource; now: Date },
): Promise<void> {
  await repository.changePayment(
    tx,
    payment.id,
    { status: 'failed', failure },
    { source, now, data: { failure } },
  )
  await releaseStock(tx, checkout.id)
  if (checkout.status !== 'paying') return
  // A user has one open checkout, and may have begun another since.
  const isReplaced = checkout.userId === null || (await hasOpenCheckout(tx, checkout.userId))
  await setCheckoutStatus(tx, checkout.id, isReplaced ? 'canceled' : 'open', now)
}

interface Happened {
  source: PaymentSource
  now: Date
  isPast: boolean
}

/** Turns captured money into the order, or refunds it. */
async function settleCaptured(
  tx: Tx,
  deps: SettleDeps,
  { checkout, payment }: Locked,
  seen: ProviderPayment,
  event: Happened,
): Promise<boolean> {
  const { capture } = seen
  if (!capture) throw new Error(`Payment ${payment.id} is captured without a capture.`)
  const captured = { ...payment, capturedMinor: capture.amount.minor }
  await repository.changePayment(
    tx,
    payment.id,
    {
      status: 'captured',
      captureReference: capture.reference,
      capturedMinor: capture.amount.minor,
      instrument: seen.instrument ?? payment.instrument,
      leaseUntil: null,
      nextCheckAt: null,
    },
    { ...event, data: { amountMinor: capture.amount.minor } },
  )
  const lines = await findFrozenLines(tx, checkout.id, event.now)
  const refusal = await reasonToRefund(tx, { checkout, payment, lines }, capture.amount)
  if (refusal !== null) {
    await sendBack(tx, deps, { checkout, payment: captured }, refusal, event)
    return false
  }
  await consumeStock(tx, checkout.id)
  const orders = await placeOrder(tx, {
    checkout,
    lines,
    paymentId: payment.id,
    isTest: payment.isTest,
    market: await settingsAt(tx, deps.market, payment.createdAt),
    brand: deps.brand,
    now: event.now,
    isPast: event.isPast,
  })
  await repository.insertSplits(tx, payment.id, orders)
  await repository.expireOthers(tx, checkout.id, payment.id, event.now)
  return true
}

/** Reason why captured money can't become the order. Null if it can; then its items are taken from the stock. */
async function reasonToRefund(
  tx: Tx,
  { checkout, payment, lines }: Locked & { lines: readonly FrozenLine[] },
  amount: { minor: number; currency: string },
): Promise<WholeRefundReason | null> {
  if ((await repository.findPlacedPayment(tx, checkout.id)) !== null) return 'duplicate'
  // The buyer read that nothing was charged, and has begun another checkout.
  if (checkout.status === 'canceled' || checkout.status === 'placed') return 'duplicate'
  const isSame =
    payment.amountHash === checkout.amountHash &&
    amount.minor === payment.amountMinor &&
    amount.currency === payment.currency
  if (!isSame) return 'amount_differs'
  return (await takeStock(tx, checkout.id, lines, null)) ? null : 'sold_out'
}

async function sendBack(
  tx: Tx,
  { brand }: SettleDeps,
  { checkout, payment }: Locked,
  reason: WholeRefundReason,
  { source, now }: Happened,
): Promise<void> {
  await repository.changePayment(
    tx,
    payment.id,
    { status: 'captured', failure: reason },
    { source, now, data: { refund: reason } },
  )
  const refund = { paymentId: payment.id, amountMinor: payment.capturedMinor, reason, now }
  await insertWholeRefund(tx, refund)
  await addJob(tx, REFUNDS_JOB)
  // While another payment is capturing, items and checkout belong to that one. An open checkout ends too, because a
  // provider accepts money for its number only once.
  const isOwn = payment.status === 'capturing' || payment.status === 'in_review'
  if (checkout.status === 'open' || (checkout.status === 'paying' && isOwn)) {
    await releaseStock(tx, checkout.id)
    await setCheckoutStatus(tx, checkout.id, 'canceled', now)
  }
  const buyer = checkout.userId === null ? null : await findUserById(tx, checkout.userId)
  if (buyer) await queueEmail(tx, moneyGoesBack(brand, buyer, payment, reason))
}
