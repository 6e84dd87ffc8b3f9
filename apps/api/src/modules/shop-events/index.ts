/** Hints for those who look at a shop at this moment. */
export { createShopEventHandlers } from './shop-events.handlers.ts'
export { createShopEvents } from './shop-events.service.ts'
