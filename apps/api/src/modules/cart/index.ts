/** The carts of users. */
export { createCartHandlers } from './cart.handlers.ts'
export { takeFromCart } from './cart.repository.ts'
export { createCartService } from './cart.service.ts'
export { problemsOf } from './cart.view.ts'
