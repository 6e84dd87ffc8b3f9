import { CategoriesPage } from '../../features/seller/categories/categories-page.tsx'
import { NeedsKey } from '../../features/seller/frame/needs-key.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({
    title: 'Edit category · Seller Center',
    description: 'The categories of your shop.',
    noIndex: true,
  })

export default function SellerCategoryEdit() {
  return (
    <NeedsKey shopKey="products">
      <CategoriesPage view="edit" />
    </NeedsKey>
  )
}
