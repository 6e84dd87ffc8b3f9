import type { CommandContext } from '../change-context.ts'
import type { OrderState } from '../order-state.ts'
import type { OrderEmailFacts } from './order-emails.ts'

/** Parts that the emails about returns, claims and disputes share. */

export const aboutOrder = (order: OrderState, { notify }: CommandContext) => ({ orderId: order.id, notify })

export const seeOrder = ({ orderUrl }: OrderEmailFacts) => ({ label: 'See your order', href: orderUrl })

export const DISPUTE_IT =
  'If you think this is wrong, open a dispute on your order page. We’ll look at both sides and decide.'
