import { NeedsKey } from '../../features/seller/frame/needs-key.tsx'
import { ShopPage } from '../../features/seller/shop/shop-page.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Shop · Seller Center', description: 'How your shop looks and works.', noIndex: true })

export default function SellerShop() {
  return (
    <NeedsKey shopKey="shop">
      <ShopPage />
    </NeedsKey>
  )
}
