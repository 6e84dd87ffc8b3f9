import { ConfirmationPage } from '../features/orders/confirmation-page.tsx'
import { pageMeta } from '../lib/seo.ts'
import type { Route } from './+types/checkout-done'

export const meta = () =>
  pageMeta({ title: 'Thank you', description: 'Your order is placed.', noIndex: true })

export default function CheckoutDone({ params }: Route.ComponentProps) {
  return <ConfirmationPage key={params.number} number={params.number} />
}
