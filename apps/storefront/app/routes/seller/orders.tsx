import { pageMeta } from '../../lib/seo.ts'
import { NeedsKey } from '../../seller/access/needs-key.tsx'
import { SellerOrdersPage } from '../../seller/orders/list/orders-page.tsx'

export const meta = () =>
  pageMeta({ title: 'Orders · Seller Center', description: 'Orders of your shop.', noIndex: true })

export default function SellerOrders() {
  return (
    <NeedsKey shopKey="orders">
      <SellerOrdersPage />
    </NeedsKey>
  )
}
