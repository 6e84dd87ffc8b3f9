import { NeedsKey } from '../../features/seller/frame/needs-key.tsx'
import { ProductsPage } from '../../features/seller/products/list/products-page.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Products · Seller Center', description: 'What your shop sells.', noIndex: true })

export default function SellerProducts() {
  return (
    <NeedsKey shopKey="products">
      <ProductsPage />
    </NeedsKey>
  )
}
