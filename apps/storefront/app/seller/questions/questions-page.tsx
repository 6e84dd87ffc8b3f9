import type { SellerQuestionView } from '@stoa/api-client/schema'
import { AnsweredList } from '../answers/answered-list.tsx'
import { type AnsweredView, useAnsweredQuery } from '../answers/answered-views.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { QuestionCard } from './question-card.tsx'

const VIEWS: readonly AnsweredView<SellerQuestionView>[] = [
  {
    id: 'all',
    label: 'All',
    empty: {
      title: 'No questions yet',
      text: 'Shoppers can ask on the page of each product. What they ask shows up here.',
    },
  },
  {
    id: 'unanswered',
    label: 'Without an answer',
    empty: { title: 'Every question has its answer', text: 'New ones show up here.' },
  },
  {
    id: 'answered',
    label: 'Answered',
    empty: { title: 'Nothing is answered yet', text: 'What you answer stands on the page of its product.' },
  },
  {
    id: 'reported',
    label: 'Reported',
    empty: { title: 'Nothing is reported', text: 'A question that breaks our rules can be reported to us.' },
  },
]

/** What shoppers ask about the shop's products, to read, to answer and to report. */
export function QuestionsPage() {
  const query = useAnsweredQuery(VIEWS)
  const read = useShopRead('/api/seller/questions', { params: { query } }, { keepPreviousData: true })
  return (
    <AnsweredList
      title="Questions"
      text="Nobody else sees a question until you answer it. Then both stand on the page of the product, and the asker gets an email."
      path="/seller/questions"
      views={VIEWS}
      view={query.view}
      read={read}
    >
      {read.data?.items.map(item => (
        <QuestionCard key={item.question.id} item={item} />
      ))}
    </AnsweredList>
  )
}
