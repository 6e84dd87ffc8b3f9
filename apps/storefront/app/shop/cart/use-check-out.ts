import { useCore } from '@stoa/cart-core/react'
import { useNavigate } from 'react-router-dom'
import { paymentProvider } from '../../lib/payment-provider.ts'

/** On to the checkout with what is selected; with nothing, the cart says so. */
export function useCheckOut(): () => void {
  const core = useCore()
  const navigate = useNavigate()
  return () => {
    if (!core.cart.beginCheckout().ok) return
    // PayPal's code is allowed by the document of /checkout alone.
    if (paymentProvider() === 'paypal') window.location.assign('/checkout')
    else navigate('/checkout')
  }
}
