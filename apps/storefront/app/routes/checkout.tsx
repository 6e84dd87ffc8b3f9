import { CartRegion } from '@stoa/ui'
import { pageMeta } from '../lib/seo.ts'
import type { GuardedPage } from '../shared/session/guard-fallback.tsx'
import { CheckoutPage } from '../shop/checkout/checkout-page.tsx'
import { checkoutRouteLabels } from './checkout.labels.ts'

export const meta = () =>
  pageMeta({ title: 'Checkout', description: 'Address, shipping and payment.', noIndex: true })

export const handle: GuardedPage = {
  isTall: true,
  withoutScripts: checkoutRouteLabels.needsScripts,
}

export default function Checkout() {
  return (
    <CartRegion>
      <CheckoutPage />
    </CartRegion>
  )
}
