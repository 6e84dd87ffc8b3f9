import { pageMeta } from '../lib/seo.ts'
import { CartPage } from '../shop/cart/cart-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Your cart',
    description: 'What you have put in your cart, grouped by shop.',
    noIndex: true,
  })

export default function Cart() {
  return <CartPage />
}
