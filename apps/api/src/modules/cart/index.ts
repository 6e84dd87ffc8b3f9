/** The carts of users. */
export { createCartHandlers } from './cart.handlers.ts'
export { createCartService } from './cart.service.ts'
