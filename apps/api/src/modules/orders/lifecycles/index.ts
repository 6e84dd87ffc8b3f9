/**
 * Lifecycles of orders and of everything that belongs to them, as tables. `docs/lifecycles.md` is generated from
 * them.
 */
export { type ClaimStatus, claimLifecycle } from './claim-lifecycle.ts'
export { disputeLifecycle } from './dispute-lifecycle.ts'
export { type FulfillmentStatus, fulfillmentLifecycle } from './fulfillment-lifecycle.ts'
export {
  type Actor,
  commandsAt,
  type Lifecycle,
  type OrderEventKind,
  type Transition,
  transitionOf,
} from './lifecycle.ts'
export { type OrderFacts, type OrderStatus, orderLifecycle } from './order-lifecycle.ts'
export { refundLifecycle } from './refund-lifecycle.ts'
export {
  isLabelOverdue,
  NEW_RETURN,
  type ReturnPostageState,
  type ReturnStatus,
  returnFactsOf,
  returnLifecycle,
} from './return-lifecycle.ts'
