import { pageMeta } from '../../../lib/seo.ts'
import { NeedsKey } from '../../../seller/access/needs-key.tsx'
import { SellerOrderPage } from '../../../seller/orders/order/order-page.tsx'
import type { Route } from './+types/$order-id'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    title: `Order ${params.orderId} · Seller Center`,
    description: 'One order of your shop.',
    noIndex: true,
  })

export default function SellerOrder({ params }: Route.ComponentProps) {
  return (
    <NeedsKey shopKey="orders">
      <SellerOrderPage number={params.orderId} />
    </NeedsKey>
  )
}
