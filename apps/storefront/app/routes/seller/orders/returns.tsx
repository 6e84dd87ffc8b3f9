import { NeedsKey } from '../../../features/seller/frame/needs-key.tsx'
import { SellerReturnsPage } from '../../../features/seller/returns/returns-page.tsx'
import { pageMeta } from '../../../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Returns · Seller Center', description: 'What comes back to your shop.', noIndex: true })

export default function SellerReturns() {
  return (
    <NeedsKey shopKey="orders">
      <SellerReturnsPage />
    </NeedsKey>
  )
}
