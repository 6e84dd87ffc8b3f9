import { CartRegion } from '@stoa/ui'
import { pageMeta } from '../lib/seo.ts'
import type { GuardedPage } from '../shared/session/guard-fallback.tsx'
import { CheckoutPage } from '../shop/checkout/checkout-page.tsx'

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
