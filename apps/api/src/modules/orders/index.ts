/** What users have bought. */

export { queueOrderPlacedEmail } from './order-emails.ts'
export { createOrderHandlers } from './orders.handlers.ts'
export { orderGroups, orderLines, orders } from './orders.schema.ts'
export { findOrdersOf } from './orders.service.ts'
export { insertPlaced, type PlacedRows } from './placed-orders.repository.ts'
