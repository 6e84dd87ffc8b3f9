import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../../contract/handlers.ts'
import { factsOf, type OrderState, orderLifecycle, transitionOf } from '../../modules/orders/index.ts'
import { refundableOf } from '../../modules/payments/index.ts'
import { Problem } from '../../platform/problem.ts'
import type { EmailFacts, PaymentFacts, RefundFacts } from './purchase.repository.ts'

type Allowed = components['schemas']['Allowed']

interface Given {
  isOwn: boolean
  keys: Operator['keys']
  now: Date
}

/** Says for each action on parts of a purchase whether it would be accepted, and if not, why. */
export function allowedOf({ isOwn, keys, now }: Given) {
  const answer = (action: Allowed['action'], whyNot: string | null): Allowed => {
    const why = isOwn ? 'You’re a party to this.' : whyNot
    return { action, ok: why === null, why }
  }
  return {
    ofOrder(order: OrderState): Allowed[] {
      const left = refundableOf(order)
      const isRefunded = left.itemMinor + left.shippingMinor === 0
      return [
        answer('cancel', whyNot(order, 'cancel_lines', now)),
        answer('refund', whyNot(order, 'refund', now) ?? (isRefunded ? 'Everything is refunded.' : null)),
      ]
    },
    ofPayment: ({ status }: Pick<PaymentFacts, 'status'>): Allowed[] =>
      status === 'captured' ? [] : [answer('check', null)],
    ofRefund({
      status,
      isSettled,
      orderId,
    }: Pick<RefundFacts, 'status' | 'isSettled' | 'orderId'>): Allowed[] {
      if (status !== 'failed' || isSettled) return []
      const key = keys.includes('money') ? null : 'You need the key “money”.'
      const once = orderId === null ? 'The provider takes a refund of a whole payment only once.' : null
      return [answer('retry', key ?? once), answer('mark_paid', key)]
    },
    ofEmail: ({ sentAt }: Pick<EmailFacts, 'sentAt'>): Allowed[] =>
      sentAt === null ? [answer('resend', null)] : [],
  }
}

/** Reason why the lifecycle refuses a command of an operator. Null if it takes it. */
function whyNot(order: OrderState, command: 'cancel_lines' | 'refund', now: Date): string | null {
  try {
    transitionOf(orderLifecycle, command, {
      status: order.status,
      by: 'operator',
      facts: factsOf(order, now),
    })
    return null
  } catch (error) {
    if (error instanceof Problem) return error.detail
    throw error
  }
}
