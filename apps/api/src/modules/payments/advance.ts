import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { addJob } from '../../platform/jobs/add-job.repository.ts'
import { signals } from '../../platform/observe/signals.ts'
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnavailable,
} from '../../ports/payment.ts'
import { releaseStock, setCheckoutStatus, takeStock } from '../checkout/index.ts'
import { findFrozenLines } from '../read-model/index.ts'
import { tellForeignRefunds } from './foreign-refunds.ts'
import { intentOf } from './payment-intent.ts'
import { nextCheckAt } from './payment-schedule.ts'
import type { PaymentRow, PaymentSource } from './payments.repository.ts'
import * as repository from './payments.repository.ts'
import { lockBoth, settle } from './settle.ts'

export const ADVANCE_JOB = 'advance-payment'

/** Time for which one process checks a payment while others wait, in milliseconds. It only saves calls. */
const LEASE = 45_000

export type Outcome =
  /** The payment was checked; its row has the result. */
  | 'looked'
  /** Another process is checking it. */
  | 'busy'
  /** The provider did not answer. */
  | 'unavailable'

export type Advance = (paymentId: string, source: PaymentSource) => Promise<Outcome>

/**
 * Creates the function that advances a payment: it asks the provider for the state and takes the next step. Browsers,
 * webhooks and the clock all call it, and bring no data of their own, so it may be called at any time and any number
 * of times.
 */
export function createAdvance(
  deps: Pick<Deps, 'db' | 'clock' | 'brand' | 'market'>,
  provider: PaymentProvider,
): Advance {
  const { db, clock } = deps

  return async (paymentId, source) => {
    const claimed = await claim(paymentId)
    if (claimed === 'busy') return 'busy'
    if (claimed === null) {
      if (source === 'webhook') await tellForeignRefunds(deps, provider, paymentId)
      return 'looked'
    }
    let seen: ProviderPayment | null = null
    try {
      seen = await look(claimed, source)
      return 'looked'
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      return 'unavailable'
    } finally {
      // What is captured was released when it was settled.
      if (seen?.state !== 'captured') await release(paymentId, seen)
    }
  }

  /** Null when there is nothing to ask. */
  async function claim(paymentId: string): Promise<PaymentRow | 'busy' | null> {
    const now = clock.now()
    const leaseUntil = new Date(now.getTime() + LEASE)
    const claimed = await repository.claimPayment(db, paymentId, {
      provider: provider.name,
      now,
      leaseUntil,
    })
    return claimed ?? claimUnusual(paymentId)
  }

  function claimUnusual(paymentId: string): Promise<PaymentRow | 'busy' | null> {
    return inTx(db, async tx => {
      const payment = await repository.lockPayment(tx, paymentId)
      if (!payment || payment.provider !== provider.name || payment.status === 'captured') return null
      const isOver = payment.status === 'failed' || payment.status === 'expired'
      if (isOver && payment.reference === null) {
        await repository.setLease(tx, paymentId, { leaseUntil: null, nextCheckAt: null })
        return null
      }
      const now = clock.now()
      if (payment.leaseUntil && payment.leaseUntil > now) return 'busy'
      const { nextCheckAt } = payment
      await repository.setLease(tx, paymentId, { leaseUntil: new Date(now.getTime() + LEASE), nextCheckAt })
      return payment
    })
  }

  async function release(paymentId: string, seen: ProviderPayment | null): Promise<void> {
    await inTx(db, async tx => {
      const payment = await repository.lockPayment(tx, paymentId)
      if (!payment) return
      const now = clock.now()
      const isOver = payment.status === 'failed' || payment.status === 'expired'
      // A payment that the provider has ended too can't change anymore.
      const isEnded = isOver && (seen?.state === 'declined' || seen?.state === 'gone')
      const next = isEnded ? null : nextCheckAt(payment, now)
      await repository.setLease(tx, paymentId, { leaseUntil: null, nextCheckAt: next })
      // The timed job only runs every minute, and a buyer is waiting for this.
      if (payment.status === 'capturing' && next)
        await addJob(tx, ADVANCE_JOB, {
          payload: { paymentId, source: 'clock' },
          runAt: next,
          key: `payment ${paymentId}`,
        })
    })
  }

  async function look(payment: PaymentRow, source: PaymentSource): Promise<ProviderPayment> {
    const known = await refusing(payment, async () => {
      if (payment.reference !== null) return provider.read(payment.reference)
      const opened = await provider.open(await intentOf(db, deps.brand, payment))
      await repository.setReference(db, payment.id, opened.reference)
      return opened
    })
    if (known.state !== 'approved')
      return settled(payment, payment.status === 'capturing' ? withoutApproval(known) : known, source)
    if (!(await beginCapture(payment.id, source))) return known
    const captured = await refusing(payment, () => provider.capture(known.reference, `${payment.id}.capture`))
    return settled(payment, withoutApproval(captured), source)
  }

  async function settled(payment: PaymentRow, seen: ProviderPayment, source: PaymentSource) {
    const isPlaced = await inTx(db, tx => settle(tx, deps, { paymentId: payment.id, seen, source }))
    if (isPlaced)
      signals.orderPlaced.publish({ amountMinor: payment.amountMinor, currency: payment.currency })
    return seen
  }

  /** A definite no of the provider is an answer. */
  async function refusing(
    { reference }: PaymentRow,
    ask: () => Promise<ProviderPayment>,
  ): Promise<ProviderPayment> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      const refused = { capture: null, refunds: [], instrument: null, reason: error.code }
      return { reference: reference ?? '', state: 'declined', ...refused }
    }
  }

  /**
   * Records that money is about to be captured. From then on the items are held without a limit and the checkout
   * can't change. Returns whether the capture may start.
   */
  function beginCapture(paymentId: string, source: PaymentSource): Promise<boolean> {
    return inTx(db, async tx => {
      const { checkout, payment } = await lockBoth(tx, paymentId)
      const now = clock.now()
      // Taken up again after a crash: the same key takes the money once.
      if (payment.status === 'capturing') return true
      if (payment.status !== 'created' && payment.status !== 'open') return false
      const refuse = async (failure: string) => {
        await repository.changePayment(tx, paymentId, { status: 'expired', failure }, { source, now })
        if (checkout.status === 'open') await releaseStock(tx, checkout.id)
        return false
      }
      if (checkout.status !== 'open') return refuse('duplicate')
      if (checkout.amountHash !== payment.amountHash) return refuse('amount_differs')
      const lines = await findFrozenLines(tx, checkout.id)
      if (!(await takeStock(tx, checkout.id, lines, null))) return refuse('sold_out')
      await setCheckoutStatus(tx, checkout.id, 'paying', now)
      await repository.changePayment(tx, paymentId, { status: 'capturing' }, { source, now })
      return true
    })
  }
}

/**
 * Ends an attempt whose capture needs the buyer again: the approval was withdrawn, or a bank wants to see its
 * customer first. The page can't show that, so this attempt fails and another one can begin.
 */
const withoutApproval = (seen: ProviderPayment): ProviderPayment =>
  seen.state === 'open' || seen.state === 'action'
    ? { ...seen, state: 'declined', reason: 'authentication_failed' }
    : seen
