import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Checkout', description: 'What you are about to buy.', noIndex: true })

export default function Checkout() {
  return <CheckoutPage />
}
