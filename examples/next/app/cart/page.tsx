import type { Metadata } from 'next'
import { Cart } from './cart.tsx'

export const metadata: Metadata = { title: 'Your cart' }

export default function CartPage() {
  return (
    <div className="page">
      <Cart />
    </div>
  )
}
