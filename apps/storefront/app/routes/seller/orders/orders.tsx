import { NeedsKey } from '../../../features/seller/frame/needs-key.tsx'
import { SellerOrdersPage } from '../../../features/seller/orders/orders-page.tsx'
import { pageMeta } from '../../../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Orders · Seller Center', description: 'What waits to be sent.', noIndex: true })

export default function SellerOrders() {
  return (
    <NeedsKey shopKey="orders">
      <SellerOrdersPage />
    </NeedsKey>
  )
}
