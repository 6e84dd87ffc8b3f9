import { type Brand, compose, operatorReference } from '../mail/index.ts'
import type { PaymentRow } from './payments.repository.ts'

type Paid = Pick<PaymentRow, 'id' | 'provider' | 'reference' | 'capturedMinor' | 'amountMinor' | 'currency'>

const REASONS = {
  duplicate: 'it was already paid',
  sold_out: 'your items sold out before your payment arrived',
  amount_differs: 'the amount no longer matched the order',
} as const

export type WholeRefundReason = keyof typeof REASONS

const amountOf = ({ words }: Brand, { currency }: Paid, minor: number) => words.money(currency)(minor)

/** Writes the email to the buyer about a refund of a whole payment. */
export const moneyGoesBack = (
  brand: Brand,
  to: { id: string; email: string; username: string },
  payment: Paid,
  reason: WholeRefundReason,
) =>
  compose(brand, {
    kind: 'payment-refunded',
    recipient: to.email,
    userId: to.id,
    subject: 'We’re refunding your payment',
    preview: `We’re refunding ${amountOf(brand, payment, payment.capturedMinor)}. No action needed.`,
    greeting: 'Hello,',
    paragraphs: [
      `Your payment of ${amountOf(brand, payment, payment.capturedMinor)} couldn’t become an order: ${REASONS[reason]}.`,
      'We’re refunding the full amount to your original payment method. No action needed. Your cart is unchanged.',
    ],
    afterwards: ['If it hasn’t arrived within ten days, reply to this email.'],
  })

/** Writes the email to the operator about a refund at the provider that we didn't make. */
export const moneyTakenBack = (
  brand: Brand,
  operator: string,
  payment: Paid,
  { minor, orders }: { minor: number; orders: readonly string[] },
) =>
  compose(brand, {
    kind: 'payment-refunded-elsewhere',
    recipient: operator,
    subject: `${amountOf(brand, payment, minor)} of a payment was refunded at ${payment.provider}`,
    preview: 'This marketplace didn’t make the refund, so the shops are still paid for the orders.',
    greeting: 'Hello,',
    paragraphs: [
      `${amountOf(brand, payment, minor)} of payment ${payment.id} was refunded to the buyer at ${payment.provider} (reference ${payment.reference}). This marketplace didn’t make that refund: it was a chargeback or a refund made by hand in the provider’s own pages.`,
      `It paid for ${orders.join(', ') || 'no order'}. Those orders aren’t marked as refunded: their shops are paid as before, and a refund made here fails or pays the buyer twice.`,
    ],
    afterwards: ['Settle this with the shops before you prepare their next payouts.'],
  })

/** Writes the email to the operator about a payment or a refund that needs attention. */
export const operatorAlert = (brand: Brand, operator: string, payment: Paid, what: string) =>
  compose(brand, {
    kind: 'payment-alert',
    recipient: operator,
    subject: `A payment needs your attention: ${what}`,
    preview: what,
    greeting: 'Hello,',
    paragraphs: [
      `${what}.`,
      `${amountOf(brand, payment, payment.amountMinor)} at ${payment.provider} (reference ${payment.reference ?? 'not known yet'}).`,
      operatorReference(brand, {
        record: `Payment ${payment.id}`,
        path: `/find?q=${payment.id}`,
        section: 'Payment',
      }),
      'Check it at the payment provider. We keep asking the provider, and nothing is lost in the meantime.',
    ],
    afterwards: [],
  })
