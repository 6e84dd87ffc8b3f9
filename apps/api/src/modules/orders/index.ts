/** What users have bought. */
export { createOrderHandlers } from './orders.handlers.ts'
export { orderGroups, orderLines, orders } from './orders.schema.ts'
export { findOrdersOf } from './orders.service.ts'
