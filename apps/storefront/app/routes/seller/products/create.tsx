import { pageMeta } from '../../../lib/seo.ts'
import { NeedsKey } from '../../../seller/access/needs-key.tsx'
import { ProductEditor } from '../../../seller/products/editor/product-editor.tsx'

export const meta = () =>
  pageMeta({
    title: 'New product · Seller Center',
    description: 'Add a product to your shop.',
    noIndex: true,
  })

export default function SellerProductCreate() {
  return (
    <NeedsKey shopKey="products">
      <ProductEditor product={undefined} />
    </NeedsKey>
  )
}
