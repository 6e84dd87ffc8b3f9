/** Checkout: prices, problems, reserved items and placing the order. */
export { createCheckoutHandlers } from './checkout.handlers.ts'
export {
  type CheckoutRow,
  findCheckout,
  forgetCheckouts,
  hasOpen as hasOpenCheckout,
  lockCheckout,
  setStatus as setCheckoutStatus,
} from './checkout.repository.ts'
export { acceptQuote, type CheckoutService, createCheckoutService } from './checkout.service.ts'
export { isBlocking } from './checkout-problems.ts'
export { countLapse, isLapse, requireHoldable } from './hold-limits.ts'
export { placeOrder } from './place-order.ts'
export { type Quote, quoteOf } from './quote.ts'
export {
  consumeStock,
  holdStock,
  holdUntil,
  lockLapsedCheckout,
  lockStock,
  releaseStock,
  takeStock,
} from './reservations.ts'
