import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PaymentProvider } from '../../ports/payment.ts'
import { queueEmail } from '../mail/index.ts'
import { moneyTakenBack } from './payment-emails.ts'
import * as repository from './payments.repository.ts'
import { findOrdersPaidBy, isForeignRefund } from './refunds.repository.ts'

/**
 * Alerts the operator to refunds of an order that we didn't make: a chargeback, or a refund made by hand at the
 * provider. Their purpose is unknown, so each is reported once, before the shops are paid.
 *
 * @throws ProviderUnavailable
 */
export async function tellForeignRefunds(
  { db, clock, brand }: Pick<Deps, 'db' | 'clock' | 'brand'>,
  provider: PaymentProvider,
  paymentId: string,
): Promise<void> {
  const payment = await repository.findPayment(db, paymentId)
  if (payment?.status !== 'captured' || payment.provider !== provider.name || !payment.reference) return
  const { refunds } = await provider.read(payment.reference)
  for (const { key, reference, amount } of refunds)
    await inTx(db, async tx => {
      await repository.lockPayment(tx, paymentId)
      if (!(await isForeignRefund(tx, paymentId, { key, reference }))) return
      const data = { reference, amountMinor: amount.minor }
      await repository.insertEvent(tx, paymentId, 'refunded_elsewhere', {
        source: 'webhook',
        now: clock.now(),
        data,
      })
      const orders = await findOrdersPaidBy(tx, paymentId)
      await queueEmail(
        tx,
        moneyTakenBack(brand, brand.operatorEmail, payment, { minor: amount.minor, orders }),
      )
    })
}
