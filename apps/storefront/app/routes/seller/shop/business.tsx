import { pageMeta } from '../../../lib/seo.ts'
import { NeedsKey } from '../../../seller/access/needs-key.tsx'
import { BusinessPage } from '../../../seller/shop/business/business-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Business details · Seller Center',
    description: 'Name, address and contact of the business behind your shop.',
    noIndex: true,
  })

export default function SellerBusiness() {
  return (
    <NeedsKey shopKey="shop">
      <BusinessPage />
    </NeedsKey>
  )
}
