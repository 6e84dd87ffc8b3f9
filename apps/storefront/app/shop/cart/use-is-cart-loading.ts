import { useAuthReady, useCart, useCartSummary } from '@stoa/cart-core/react'

/** Whether the cart is being read for the first time, so that nothing of it is known yet. */
export function useIsCartLoading(): boolean {
  const isReady = useAuthReady()
  const phase = useCart(state => state.phase)
  const { lines } = useCartSummary()
  return !isReady || (lines === 0 && (phase === 'loading' || phase === 'merging' || phase === 'idle'))
}
