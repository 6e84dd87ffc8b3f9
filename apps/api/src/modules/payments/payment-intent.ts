import type { Queryable } from '../../platform/db/client.ts'
import type { Brand } from '../../platform/market.ts'
import { regionText } from '../../platform/postal-address.ts'
import type { PaymentIntent } from '../../ports/payment.ts'
import { findCheckout } from '../checkout/index.ts'
import { findFrozenLines } from '../read-model/index.ts'
import type { PaymentRow } from './payments.repository.ts'

/** Reads the data of a payment for the provider. */
export async function intentOf(
  db: Queryable,
  { siteUrl }: Pick<Brand, 'siteUrl'>,
  payment: PaymentRow,
): Promise<PaymentIntent> {
  const checkout = await findCheckout(db, payment.checkoutId)
  if (!checkout?.address) throw new Error(`Checkout ${payment.checkoutId} has no address.`)
  const lines = await findFrozenLines(db, payment.checkoutId)
  const itemMinor = lines.reduce((sum, { unitMinor, quantity }) => sum + unitMinor * quantity, 0)
  const { id: _, phone: __, ...shipTo } = checkout.address
  return {
    key: payment.id,
    paymentId: payment.id,
    number: checkout.number,
    method: payment.method,
    amount: { minor: payment.amountMinor, currency: payment.currency },
    itemMinor,
    shippingMinor: payment.amountMinor - itemMinor,
    lines: lines.map(({ title, sku, quantity, unitMinor }) => ({ title, sku, quantity, unitMinor })),
    shipTo: { ...shipTo, region: regionText(shipTo) },
    returnUrl: `${siteUrl}/checkout?payment=${payment.id}`,
    cancelUrl: `${siteUrl}/checkout`,
  }
}
