import { pageMeta } from '../../../lib/seo.ts'
import { NeedsKey } from '../../../seller/access/needs-key.tsx'
import { DeliveryPage } from '../../../seller/shop/delivery/delivery-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Shipping · Seller Center',
    description: 'Addresses, zones and prices of your shipping.',
    noIndex: true,
  })

export default function SellerDelivery() {
  return (
    <NeedsKey shopKey="shop">
      <DeliveryPage />
    </NeedsKey>
  )
}
