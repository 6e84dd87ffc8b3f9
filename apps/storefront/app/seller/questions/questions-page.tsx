import type { SellerQuestionView } from '@stoa/api-client/schema'
import { AnsweredList } from '../answers/answered-list.tsx'
import { type AnsweredView, useAnsweredQuery } from '../answers/answered-views.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { QuestionCard } from './question-card.tsx'
import { questionsPageLabels, questionViewLabels } from './questions-page.labels.ts'

const VIEWS: readonly AnsweredView<SellerQuestionView>[] = [
  { id: 'all', ...questionViewLabels.all },
  { id: 'unanswered', ...questionViewLabels.unanswered },
  { id: 'answered', ...questionViewLabels.answered },
  { id: 'reported', ...questionViewLabels.reported },
]

/** Shows questions about the shop’s products, to answer or report them. */
export function QuestionsPage() {
  const query = useAnsweredQuery(VIEWS)
  const read = useShopRead('/api/seller/questions', { params: { query } }, { keepPreviousData: true })
  return (
    <AnsweredList
      title={questionsPageLabels.title}
      text={questionsPageLabels.text}
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
