import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../../contract/handlers.ts'
import { commandsAt, factsOf, type OrderState, orderLifecycle } from '../../modules/orders/index.ts'
import { refundableOf } from '../../modules/payments/index.ts'
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
      const { itemMinor, shippingMinor } = refundableOf(order)
      const at = { status: order.status, by: 'operator' as const, facts: factsOf(order, now) }
      const possible = commandsAt(orderLifecycle, at)
      const canCancel = possible.includes('cancel') || possible.includes('cancel_lines')
      const whyNotRefund = itemMinor + shippingMinor === 0 ? 'Everything is refunded.' : null
      return [
        answer('cancel', canCancel ? null : 'There’s nothing left to cancel.'),
        answer('refund', possible.includes('refund') ? whyNotRefund : 'The order isn’t paid.'),
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
