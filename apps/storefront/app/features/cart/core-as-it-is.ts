import type { Core } from '@stoa/cart-core'

/** The same core, whose first answer while a page is taken over is what it holds, not that it holds nothing yet. */
export const coreAsItIs = (core: Core): Core => {
  const { cart } = core
  return {
    ...core,
    // Its owner starts and stops it.
    start: () => {},
    stop: () => {},
    cart: {
      ...cart,
      getInitial: cart.get,
      layout: { ...cart.layout, getInitial: cart.layout.get },
      summary: { ...cart.summary, getInitial: cart.summary.get },
    },
  }
}
