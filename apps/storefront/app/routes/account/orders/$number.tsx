import { pageMeta } from '../../../lib/seo.ts'
import { OrderPage } from '../../../shop/orders/order-page.tsx'
import type { Route } from './+types/$number'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: `Order ${params.number}`, description: 'One of your orders.', noIndex: true })

export default function OneOrder({ params }: Route.ComponentProps) {
  return <OrderPage number={params.number} />
}
