import { CartRegion } from '@stoa/ui'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import type { GuardedPage } from '../features/session/guard-fallback.tsx'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Checkout', description: 'Address, delivery and payment.', noIndex: true })

export const handle: GuardedPage = {
  isTall: true,
  withoutScripts:
    'Paying needs JavaScript: your session, your cart and the payment provider work with it. Allow it for this site and load the page again; your cart stays as it is.',
}

export default function Checkout() {
  return (
    <CartRegion>
      <CheckoutPage />
    </CartRegion>
  )
}
