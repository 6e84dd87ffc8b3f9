import { pageMeta } from '../lib/seo.ts'
import { CartPage } from '../shop/cart/cart-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Your cart',
    description: 'The items in your cart, by shop.',
    noIndex: true,
  })

export default function Cart() {
  return <CartPage />
}
