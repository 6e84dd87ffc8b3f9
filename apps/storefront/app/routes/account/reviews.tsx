import { OwnReviewsPage } from '../../features/reviews/own-reviews-page.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Reviews', description: 'What you have reviewed, and what you can.', noIndex: true })

export default function Reviews() {
  return <OwnReviewsPage />
}
