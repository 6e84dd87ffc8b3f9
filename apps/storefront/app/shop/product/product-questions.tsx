import type { Product, QuestionList as QuestionPage } from '@stoa/api-client/schema'
import { Note, QuestionList, ReviewsLayout, Section, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { reportHref } from '../../lib/report-href.ts'
import { toQuestion } from '../../lib/view.ts'
import { useMissingSection } from '../../shared/errors/use-recovery.ts'
import { lazilyWhenIdle } from '../../shared/lazy/lazily-when-idle.tsx'
import { LogInButton } from './log-in-button.tsx'
import { MoreButton } from './more-button.tsx'
import { productQuestionsLabels as t } from './product-page.labels.ts'
import { questionsHref } from './questions-address.ts'
import { useMorePages } from './use-more-pages.ts'

const AskShop = lazilyWhenIdle(async () => (await import('../questions/ask-shop.tsx')).AskShop, {
  Otherwise: () => <LogInButton hash="#questions">{t.logIn}</LogInButton>,
  needsSession: true,
})

interface ProductQuestionsProps {
  readonly product: Product
  /** First page of questions for the URL; null if it couldn't be read. */
  readonly questions: QuestionPage | null
}

/** Shows questions with the shop's answers, and the form to ask. */
export function ProductQuestions({ product, questions }: ProductQuestionsProps) {
  useMissingSection(questions === null)
  return (
    <Section id="questions" title={t.title}>
      <ReviewsLayout summary={<p>{formatMessage(t.lede, { shop: product.shop.name })}</p>}>
        <Stack>
          {questions === null && (
            <Note tone="caution" action={{ label: t.retry, href: questionsHref() }}>
              {t.failed}
            </Note>
          )}
          {questions && questions.items.length > 0 && (
            <Pages key={questions.items[0]?.id} slug={product.slug} first={questions} />
          )}
          {questions?.items.length === 0 && <p>{t.none}</p>}
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
      <QuestionList
        questions={items.map(each => ({ ...toQuestion(each), reportHref: reportHref('question', each.id) }))}
      />
      <MoreButton what="questions" href={next ? questionsHref(next) : null} onMore={showMore} {...state} />
    </>
  )
}
