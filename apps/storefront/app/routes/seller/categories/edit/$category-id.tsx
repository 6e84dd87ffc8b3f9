import { pageMeta } from '../../../../lib/seo.ts'
import { NeedsKey } from '../../../../seller/access/needs-key.tsx'
import { CategoriesPage } from '../../../../seller/categories/categories-page.tsx'

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
