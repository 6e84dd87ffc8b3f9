import { useCore } from '@stoa/cart-core/react'
import { useNavigate } from 'react-router-dom'
import { isCheckoutApart } from '../../lib/checkout-policy.ts'

/** On to the checkout with what is selected; with nothing, the cart says so. */
export function useCheckOut(): () => void {
  const core = useCore()
  const navigate = useNavigate()
  return () => {
    if (!core.cart.beginCheckout().ok) return
    if (isCheckoutApart()) window.location.assign('/checkout')
    else navigate('/checkout')
  }
}
