import { pageMeta } from '../../lib/seo.ts'
import { NeedsKey } from '../../seller/access/needs-key.tsx'
import { ProductsPage } from '../../seller/products/list/products-page.tsx'

export const meta = () =>
  pageMeta({ title: 'Products · Seller Center', description: 'Products of your shop.', noIndex: true })

export default function SellerProducts() {
  return (
    <NeedsKey shopKey="products">
      <ProductsPage />
    </NeedsKey>
  )
}
