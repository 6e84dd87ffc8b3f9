import { useCore } from '@stoa/cart-core/react'
import { useNavigate } from 'react-router-dom'
import { isCheckoutApart } from '../../lib/checkout-policy.ts'

/** Returns a function that opens the checkout with the selected lines. If none is selected, the core shows a notice. */
export function useCheckOut(): () => void {
  const core = useCore()
  const navigate = useNavigate()
  return () => {
    if (!core.cart.beginCheckout().ok) return
    if (isCheckoutApart()) window.location.assign('/checkout')
    else navigate('/checkout')
  }
}
