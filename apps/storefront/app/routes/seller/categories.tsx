import { CategoriesPage } from '../../features/seller/categories/categories-page.tsx'
import { NeedsKey } from '../../features/seller/frame/needs-key.tsx'
import { pageMeta } from '../../lib/seo.ts'

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
