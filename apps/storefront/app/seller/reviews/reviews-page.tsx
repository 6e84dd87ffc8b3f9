import { AnsweredList } from '../answers/answered-list.tsx'
import { type AnsweredView, useAnsweredQuery } from '../answers/answered-views.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { ReviewCard } from './review-card.tsx'
import { reviewsPageLabels, reviewViewLabels } from './reviews-page.labels.ts'

const VIEWS: readonly AnsweredView<'all' | 'unanswered' | 'reported'>[] = [
  { id: 'all', ...reviewViewLabels.all },
  { id: 'unanswered', ...reviewViewLabels.unanswered },
  { id: 'reported', ...reviewViewLabels.reported },
]

/** Shows reviews of the shop’s products, to answer or report them. */
export function ReviewsPage() {
  const query = useAnsweredQuery(VIEWS)
  const read = useShopRead('/api/seller/reviews', { params: { query } }, { keepPreviousData: true })
  return (
    <AnsweredList
      title={reviewsPageLabels.title}
      text={reviewsPageLabels.text}
      path="/seller/reviews"
      views={VIEWS}
      view={query.view}
      read={read}
    >
      {read.data?.items.map(item => (
        <ReviewCard key={item.review.id} item={item} />
      ))}
    </AnsweredList>
  )
}
