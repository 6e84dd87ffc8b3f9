import { OrderPage } from '../../features/orders/order-page.tsx'
import { pageMeta } from '../../lib/seo.ts'
import type { Route } from './+types/order'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: `Order ${params.number}`, description: 'One of your orders.', noIndex: true })

export default function OneOrder({ params }: Route.ComponentProps) {
  return <OrderPage number={params.number} />
}
