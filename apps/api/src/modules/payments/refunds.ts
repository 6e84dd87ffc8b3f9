import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  type PaymentProvider,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
} from '../../ports/payment.ts'
import { queueEmail } from '../mail/index.ts'
import { lockOrder, queueInvoices, tellRefundRefused } from '../orders/index.ts'
import { reverseRefund } from './order-refunds.ts'
import { operatorAlert } from './payment-emails.ts'
import * as repository from './payments.repository.ts'
import { stateRefundTax } from './refund-tax.repository.ts'
import {
  addRefunded,
  type DueRefund,
  finishRefund,
  lockRefund,
  takeDueRefunds,
} from './refunds.repository.ts'

const AT_ONCE = 10
/** Number of attempts before the operator is alerted. With the pauses, that is about a day. */
const ATTEMPTS_UNTIL_ALERT = 30

/**
 * Creates the refunder, which sends due refunds to the provider. The refund's id is its idempotency key there: after
 * a crash it is sent again, and the money is refunded once.
 */
export function createRefunder(deps: Pick<Deps, 'db' | 'clock' | 'brand'>, provider: PaymentProvider) {
  const { db, clock, brand } = deps

  return async (): Promise<void> => {
    for (;;) {
      const due = await takeDueRefunds(db, { now: clock.now(), limit: AT_ONCE })
      // If its provider is no longer configured, the refund waits, and the operator is alerted.
      for (const refund of due) await (refund.provider === provider.name ? send(refund) : tellOnce(refund))
      if (due.length < AT_ONCE) return
    }
  }

  /** A buyer waits for this money, and would be the only one to know. */
  async function tellOnce({ attempts, payment_id }: DueRefund): Promise<void> {
    if (attempts !== ATTEMPTS_UNTIL_ALERT) return
    await inTx(db, async tx => {
      const payment = await repository.lockPayment(tx, payment_id)
      if (!payment) return
      const what = 'its refund has been failing for a day'
      await queueEmail(tx, operatorAlert(brand, brand.operatorEmail, payment, what))
    })
  }

  async function send(refund: DueRefund): Promise<void> {
    const amount = { minor: Number(refund.amount_minor), currency: refund.currency }
    const answer = await ask(() => provider.refund(refund.capture_reference, amount, refund.id))
    // Unknown or in progress: it is checked again.
    if (answer === null || answer.state === 'pending') return tellOnce(refund)
    await inTx(db, async tx => {
      const order = refund.order_id === null ? null : await lockOrder(tx, { id: refund.order_id })
      const payment = await repository.lockPayment(tx, refund.payment_id)
      const row = await lockRefund(tx, refund.id)
      if (!payment || row?.status !== 'pending') return
      const event = { source: 'clock' as const, now: clock.now() }
      if (answer.state === 'succeeded') {
        await finishRefund(tx, row.id, { status: 'succeeded', reference: answer.reference })
        if (order) {
          await stateRefundTax(tx, order.id)
          await queueInvoices(tx, [order.id])
        }
        await addRefunded(tx, payment.id, row.amountMinor)
        await repository.insertEvent(tx, payment.id, 'refunded', {
          ...event,
          data: { amountMinor: row.amountMinor, refundId: row.id },
        })
        return
      }
      const failure = answer.reason ?? 'refused'
      await finishRefund(tx, row.id, { status: 'failed', failure })
      await repository.insertEvent(tx, payment.id, 'refund_failed', { ...event, data: { failure } })
      if (order) {
        await reverseRefund(tx, order, row, event.now)
        const about = { orderId: order.id, notify: brand }
        await tellRefundRefused(tx, about, row.amountMinor)
      }
      const what = `its refund was declined (${failure})`
      await queueEmail(tx, operatorAlert(brand, brand.operatorEmail, payment, what))
    })
  }
}

/** Null when the outcome is not known. */
async function ask(call: () => Promise<ProviderRefund>): Promise<ProviderRefund | null> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null
    if (error instanceof ProviderRefused) return { reference: '', state: 'failed', reason: error.code }
    throw error
  }
}
