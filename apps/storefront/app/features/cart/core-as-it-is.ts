import type { Core } from '@stoa/cart-core'

/** The same core, whose first answer while a page is taken over is what it holds, not that it holds nothing yet. */
export const coreAsItIs = (core: Core): Core => ({
  ...core,
  // Its owner starts and stops it.
  start: () => {},
  stop: () => {},
  cart: { ...core.cart, getInitial: core.cart.get },
})
