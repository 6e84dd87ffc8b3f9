import { AnsweredList } from '../answers/answered-list.tsx'
import { type AnsweredView, useAnsweredQuery } from '../answers/answered-views.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { ReviewCard } from './review-card.tsx'

const VIEWS: readonly AnsweredView<'all' | 'unanswered' | 'reported'>[] = [
  {
    id: 'all',
    label: 'All',
    empty: { title: 'No reviews yet', text: 'Buyers can review what they bought once it has arrived.' },
  },
  {
    id: 'unanswered',
    label: 'Without an answer',
    empty: { title: 'Every review has its answer', text: 'New ones show up here.' },
  },
  {
    id: 'reported',
    label: 'Reported',
    empty: { title: 'Nothing is reported', text: 'A review that breaks our rules can be reported to us.' },
  },
]

/** What buyers say of the shop's products, to read, to answer and to report. */
export function ReviewsPage() {
  const query = useAnsweredQuery(VIEWS)
  const read = useShopRead('/api/seller/reviews', { params: { query } }, { keepPreviousData: true })
  return (
    <AnsweredList
      title="Reviews"
      text="Your answer stands under the review, once and for everyone."
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
