import { pageMeta } from '../../lib/seo.ts'
import { OwnReviewsPage } from '../../shop/reviews/own-reviews-page.tsx'

export const meta = () =>
  pageMeta({ title: 'Reviews', description: 'Your reviews, and products you can review.', noIndex: true })

export default function Reviews() {
  return <OwnReviewsPage />
}
