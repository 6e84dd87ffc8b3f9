import type { Product, QuestionList as QuestionPage } from '@stoa/api-client/schema'
import { Note, QuestionList, ReviewsLayout, Section, Stack } from '@stoa/ui'
import { toQuestion } from '../../lib/view.ts'
import { useMissingSection } from '../../shared/errors/use-recovery.ts'
import { lazilyWhenIdle } from '../../shared/lazy/lazily-when-idle.tsx'
import { LogInToAsk } from '../questions/log-in-to-ask.tsx'
import { MoreButton } from './more-button.tsx'
import { questionsHref } from './questions-address.ts'
import { useMorePages } from './use-more-pages.ts'

const AskShop = lazilyWhenIdle(async () => (await import('../questions/ask-shop.tsx')).AskShop, {
  Otherwise: LogInToAsk,
  needsSession: true,
})

interface ProductQuestionsProps {
  readonly product: Product
  /** The first page of what the address asks for; null when it could not be read. */
  readonly questions: QuestionPage | null
}

/** What shoppers asked and what the shop says, and the way to ask. */
export function ProductQuestions({ product, questions }: ProductQuestionsProps) {
  useMissingSection(questions === null)
  return (
    <Section id="questions" title="Questions and answers">
      <ReviewsLayout
        summary={<p>{product.shop.name} answers what the page leaves open. You get the answer by email.</p>}
      >
        <Stack>
          {questions === null && (
            <Note tone="caution" action={{ label: 'Try again', href: questionsHref() }}>
              These questions cannot be shown right now.
            </Note>
          )}
          {questions && questions.items.length > 0 && (
            <Pages key={questions.items[0]?.id} slug={product.slug} first={questions} />
          )}
          {questions?.items.length === 0 && <p>Nobody has asked about this piece yet.</p>}
          <AskShop productId={product.id} shop={product.shop.name} />
        </Stack>
      </ReviewsLayout>
    </Section>
  )
}

function Pages({ slug, first }: { slug: string; first: QuestionPage }) {
  const { items, next, showMore, ...state } = useMorePages('questions', slug, first)
  return (
    <>
      <QuestionList questions={items.map(toQuestion)} />
      <MoreButton what="questions" href={next ? questionsHref(next) : null} onMore={showMore} {...state} />
    </>
  )
}
