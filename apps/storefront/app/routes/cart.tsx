import { CartPage } from '../features/cart/cart-page.tsx'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({
    title: 'Your cart',
    description: 'What you have put in your cart, grouped by shop.',
    noIndex: true,
  })

export default function Cart() {
  return <CartPage />
}
