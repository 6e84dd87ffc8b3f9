import { NeedsKey } from '../../features/seller/frame/needs-key.tsx'
import { ProductEditor } from '../../features/seller/products/editor/product-editor.tsx'
import { pageMeta } from '../../lib/seo.ts'

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
