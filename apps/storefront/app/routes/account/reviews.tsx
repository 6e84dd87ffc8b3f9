import { pageMeta } from '../../lib/seo.ts'
import { OwnReviewsPage } from '../../shop/reviews/own-reviews-page.tsx'

export const meta = () =>
  pageMeta({ title: 'Reviews', description: 'What you have reviewed, and what you can.', noIndex: true })

export default function Reviews() {
  return <OwnReviewsPage />
}
