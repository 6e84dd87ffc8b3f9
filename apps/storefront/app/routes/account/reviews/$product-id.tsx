import { pageMeta } from '../../../lib/seo.ts'
import { ReviewPage } from '../../../shop/reviews/review-page.tsx'
import type { Route } from './+types/$product-id'

export const meta = () =>
  pageMeta({ title: 'Your review', description: 'Review a product you bought.', noIndex: true })

export default function OneReview({ params }: Route.ComponentProps) {
  return <ReviewPage key={params.productId} productId={params.productId} />
}
