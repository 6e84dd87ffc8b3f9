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
