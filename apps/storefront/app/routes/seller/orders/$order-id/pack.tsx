import { pageMeta } from '../../../../lib/seo.ts'
import { NeedsKey } from '../../../../seller/access/needs-key.tsx'
import { PackPage } from '../../../../seller/orders/pack/pack-page.tsx'
import type { Route } from './+types/pack'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    title: `Pack ${params.orderId} · Seller Center`,
    description: 'Pack an order, item by item.',
    noIndex: true,
  })

export default function Pack({ params }: Route.ComponentProps) {
  return (
    <NeedsKey shopKey="orders">
      <PackPage number={params.orderId} />
    </NeedsKey>
  )
}
