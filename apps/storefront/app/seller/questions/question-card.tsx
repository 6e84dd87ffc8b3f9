import type { SellerQuestion } from '@stoa/api-client/schema'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Heading } from '@stoa/ui/heading'
import { Link } from '@stoa/ui/link'
import { formatMessage } from '@stoa/ui/messages'
import { Panel } from '@stoa/ui/panel'
import { Question } from '@stoa/ui/review'
import { Stack } from '@stoa/ui/stack'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { productHref } from '../../lib/variant-href.ts'
import { toQuestion } from '../../lib/view.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { answerFormLabels } from '../answers/answer-form.labels.ts'
import { AnswerForm } from '../answers/answer-form.tsx'
import { laterDialog } from '../lazy/later-dialog.tsx'
import { answerQuestion, correctAnswer, REFRESHED, reportQuestion } from './question-calls.ts'
import { questionCardLabels } from './question-card.labels.ts'

const ReportDialog = laterDialog(async () => (await import('../answers/report-dialog.tsx')).ReportDialog)

/** Shows one question with its product, and the shop’s actions. */
export function QuestionCard({ item }: { item: SellerQuestion }) {
  const { product, question, reportedAt } = item
  // The version at the time the form was opened, so that a teammate’s later answer isn’t overwritten.
  const [editing, setEditing] = useState<SellerQuestion | null>(null)
  const [isReporting, setReporting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const before = editing?.question.answer?.text
  return (
    <Panel
      as="article"
      padded
      aria-label={formatMessage(questionCardLabels.name, { product: product.title, author: question.author })}
    >
      <Stack>
        <Heading ref={title} tabIndex={-1} level={2} step="title3">
          {product.slug === null ? (
            product.title
          ) : (
            <Link href={`${productHref(product.slug)}#questions`}>{product.title}</Link>
          )}
        </Heading>
        <Question question={toQuestion(question)} />
        {editing ? (
          <AnswerForm
            author={question.author}
            hint={questionCardLabels.hint}
            defaultValue={before}
            submitLabel={before === undefined ? undefined : questionCardLabels.save}
            send={(api, answer) =>
              before === undefined
                ? answerQuestion(api, question.id, answer)
                : correctAnswer(api, editing, answer)
            }
            refresh={REFRESHED}
            conflicts={{
              'question.answered': questionCardLabels.answered,
              'question.not_found': questionCardLabels.withdrawn,
            }}
            onDone={() => {
              setEditing(null)
              toasts.show({ type: 'success', title: answerFormLabels.published })
              // In the view of unanswered questions the card is removed by now.
              const place = title.current ?? document.querySelector<HTMLElement>('main')
              place?.focus()
            }}
            onCancel={() => {
              flushSync(() => setEditing(null))
              opener.current?.focus()
            }}
          />
        ) : (
          <Stack layout="row" gap="sm">
            {reportedAt === null ? (
              <>
                <Button ref={opener} size="sm" emphasis="line" onClick={() => setEditing(item)}>
                  {question.answer ? questionCardLabels.edit : questionCardLabels.answer}
                </Button>
                <Button size="sm" emphasis="plain" onClick={() => setReporting(true)}>
                  {questionCardLabels.report}
                </Button>
              </>
            ) : (
              <Badge tone="caution">{questionCardLabels.reported}</Badge>
            )}
          </Stack>
        )}
      </Stack>
      {isReporting && (
        <ReportDialog
          what="question"
          text={questionCardLabels.reportText}
          send={(api, body) => reportQuestion(api, question.id, body)}
          refresh={REFRESHED}
          onClose={() => setReporting(false)}
        />
      )}
    </Panel>
  )
}
