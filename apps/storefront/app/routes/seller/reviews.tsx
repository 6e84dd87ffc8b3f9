import { NeedsKey } from '../../features/seller/frame/needs-key.tsx'
import { ReviewsPage } from '../../features/seller/reviews/reviews-page.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({
    title: 'Reviews · Seller Center',
    description: 'What buyers say of your products.',
    noIndex: true,
  })

export default function SellerReviews() {
  return (
    <NeedsKey shopKey="products">
      <ReviewsPage />
    </NeedsKey>
  )
}
