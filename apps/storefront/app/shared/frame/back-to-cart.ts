import { useCartCount } from '@stoa/cart-core/react'
import { backToCartLabels } from './back-to-cart.labels.ts'

/** Returns the link of short headers to a cart with items. */
export function useBackToCart() {
  const count = useCartCount()
  return count > 0 ? { href: '/cart', label: backToCartLabels.label, count } : undefined
}
