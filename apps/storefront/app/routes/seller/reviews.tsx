import { pageMeta } from '../../lib/seo.ts'
import { NeedsKey } from '../../seller/access/needs-key.tsx'
import { ReviewsPage } from '../../seller/reviews/reviews-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Reviews · Seller Center',
    description: 'Reviews of your products.',
    noIndex: true,
  })

export default function SellerReviews() {
  return (
    <NeedsKey shopKey="products">
      <ReviewsPage />
    </NeedsKey>
  )
}
