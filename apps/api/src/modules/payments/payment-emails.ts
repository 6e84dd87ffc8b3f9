import { createMoney } from '../../platform/money.ts'
import { compose } from '../mail/index.ts'
import type { PaymentRow } from './payments.repository.ts'

type Paid = Pick<PaymentRow, 'id' | 'provider' | 'reference' | 'capturedMinor' | 'amountMinor' | 'currency'>

const REASONS = {
  duplicate: 'it was paid already, and you must not pay twice',
  sold_out: 'what you bought was sold out before your payment arrived',
  amount_differs: 'the amount did not fit the order any more',
} as const

export type WholeRefundReason = keyof typeof REASONS

const amountOf = ({ currency }: Paid, minor: number) => createMoney(currency).format(minor)

/** To the buyer, when all of a payment goes back. */
export const moneyGoesBack = (
  siteUrl: string,
  to: { id: string; email: string; username: string },
  payment: Paid,
  reason: WholeRefundReason,
) =>
  compose(siteUrl, {
    kind: 'payment-refunded',
    recipient: to.email,
    userId: to.id,
    subject: 'Your payment goes back to you',
    preview: `${amountOf(payment, payment.capturedMinor)} goes back to you. You need do nothing.`,
    greeting: 'Hello,',
    paragraphs: [
      `Your payment of ${amountOf(payment, payment.capturedMinor)} could not become an order: ${REASONS[reason]}.`,
      'All of it goes back to you, the way it came. You need do nothing. Your cart is as it was.',
    ],
    afterwards: ['If it has not arrived within ten days, please answer this email.'],
  })

/** To the operator, when the provider has given money back that we did not send back. */
export const moneyTakenBack = (
  siteUrl: string,
  operator: string,
  payment: Paid,
  { minor, orders }: { minor: number; orders: readonly string[] },
) =>
  compose(siteUrl, {
    kind: 'payment-refunded-elsewhere',
    recipient: operator,
    subject: `${amountOf(payment, minor)} of a payment went back at ${payment.provider}`,
    preview: 'It was no refund of this marketplace: its shops are still paid for the orders.',
    greeting: 'To the operator.',
    paragraphs: [
      `${amountOf(payment, minor)} of payment ${payment.id} went back to the buyer at ${payment.provider}, where it is called ${payment.reference}. It was no refund of this marketplace, but a chargeback or a refund made by hand in the provider’s own pages.`,
      `It paid for ${orders.join(', ') || 'no order'}. These orders do not know of it: their shops are paid as before, and a refund of them here fails, or goes back a second time.`,
    ],
    afterwards: ['Settle it with the shops before you prepare their next payouts.'],
  })

/** To the operator, about a payment or a refund that does not settle by itself. */
export const operatorAlert = (siteUrl: string, operator: string, payment: Paid, what: string) =>
  compose(siteUrl, {
    kind: 'payment-alert',
    recipient: operator,
    subject: `A payment needs you: ${what}`,
    preview: what,
    greeting: 'To the operator.',
    paragraphs: [
      `${what}.`,
      `Payment ${payment.id} of ${amountOf(payment, payment.amountMinor)}; at ${payment.provider} it is called ${payment.reference ?? '(nothing yet)'}.`,
      'Look at it at the payment provider. We go on asking; nothing is lost meanwhile.',
    ],
    afterwards: [],
  })
