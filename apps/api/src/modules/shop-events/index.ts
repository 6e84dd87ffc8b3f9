/** Events for clients that are viewing a shop. */
export { createShopEventHandlers } from './shop-events.handlers.ts'
export { createShopEvents } from './shop-events.service.ts'
