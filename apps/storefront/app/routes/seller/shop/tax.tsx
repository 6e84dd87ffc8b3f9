import { pageMeta } from '../../../lib/seo.ts'
import { NeedsKey } from '../../../seller/access/needs-key.tsx'
import { TaxPage } from '../../../seller/shop/tax/tax-page.tsx'

export const meta = () =>
  pageMeta({ title: 'Tax · Seller Center', description: 'Tax registrations of your shop.', noIndex: true })

export default function SellerTax() {
  return (
    <NeedsKey shopKey="shop">
      <TaxPage />
    </NeedsKey>
  )
}
