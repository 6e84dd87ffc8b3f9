import { pageMeta } from '../../../../lib/seo.ts'
import { NeedsKey } from '../../../../seller/access/needs-key.tsx'
import { ProductPage } from '../../../../seller/products/editor/product-page.tsx'

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
