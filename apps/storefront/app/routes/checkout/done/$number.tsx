import { pageMeta } from '../../../lib/seo.ts'
import { ConfirmationPage } from '../../../shop/orders/confirmation-page.tsx'
import type { Route } from './+types/$number'

export const meta = () =>
  pageMeta({ title: 'Thank you', description: 'Your order is placed.', noIndex: true })

export default function CheckoutDone({ params }: Route.ComponentProps) {
  return <ConfirmationPage key={params.number} number={params.number} />
}
