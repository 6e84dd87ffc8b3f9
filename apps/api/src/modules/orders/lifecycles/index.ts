/** What can become of an order and of all that hangs on it, as tables. `docs/lifecycles.md` is drawn from them. */
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
export { type ReturnStatus, returnFactsOf, returnLifecycle } from './return-lifecycle.ts'
