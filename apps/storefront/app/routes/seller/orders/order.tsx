import { NeedsKey } from '../../../features/seller/frame/needs-key.tsx'
import { SellerOrderPage } from '../../../features/seller/orders/order-page.tsx'
import { pageMeta } from '../../../lib/seo.ts'
import type { Route } from './+types/order'

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
