import { pageMeta } from '../../lib/seo.ts'
import { NeedsKey } from '../../seller/access/needs-key.tsx'
import { CategoriesPage } from '../../seller/categories/categories-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Categories · Seller Center',
    description: 'The categories of your shop.',
    noIndex: true,
  })

export default function SellerCategories() {
  return (
    <NeedsKey shopKey="products">
      <CategoriesPage view="tree" />
    </NeedsKey>
  )
}
