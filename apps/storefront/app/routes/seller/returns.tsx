import { pageMeta } from '../../lib/seo.ts'
import { NeedsKey } from '../../seller/access/needs-key.tsx'
import { SellerReturnsPage } from '../../seller/returns/returns-page.tsx'

export const meta = () =>
  pageMeta({ title: 'Returns · Seller Center', description: 'Returns to your shop.', noIndex: true })

export default function SellerReturns() {
  return (
    <NeedsKey shopKey="orders">
      <SellerReturnsPage />
    </NeedsKey>
  )
}
