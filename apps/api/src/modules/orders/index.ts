/** What users have bought. */
export { createOrderHandlers } from './orders.handlers.ts'
export { findOrdersOf } from './orders.service.ts'
