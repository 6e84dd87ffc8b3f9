/** What users have bought. */

export { queueOrderPlacedEmail } from './order-placed-email.ts'
export { trackingTokenHash } from './order-tracking.ts'
export { createOrderHandlers } from './orders.handlers.ts'
export { orders } from './orders.schema.ts'
export { findOrdersOf } from './orders.service.ts'
export { anonymizeOrdersOf, insertPlaced, type PlacedRows } from './placed-orders.repository.ts'
