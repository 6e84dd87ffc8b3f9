import { NeedsKey } from '../../features/seller/frame/needs-key.tsx'
import { ProductPage } from '../../features/seller/products/editor/product-page.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({
    title: 'Edit product · Seller Center',
    description: 'Change a product of your shop.',
    noIndex: true,
  })

export default function SellerProductEdit() {
  return (
    <NeedsKey shopKey="products">
      <ProductPage />
    </NeedsKey>
  )
}
