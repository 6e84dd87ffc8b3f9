import type { SellerQuestion } from '@stoa/api-client/schema'
import { text } from '@stoa/ui'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Link } from '@stoa/ui/link'
import { Panel } from '@stoa/ui/panel'
import { Question } from '@stoa/ui/review'
import { Stack } from '@stoa/ui/stack'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { productHref, toQuestion } from '../../lib/view.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { AnswerForm } from '../answers/answer-form.tsx'
import { laterDialog } from '../lazy/later-dialog.tsx'
import { answerQuestion, correctAnswer, REFRESHED, reportQuestion } from './question-calls.ts'

const ReportDialog = laterDialog(async () => (await import('../answers/report-dialog.tsx')).ReportDialog)

/** One question with the product it is about, and what the shop can do about it. */
export function QuestionCard({ item }: { item: SellerQuestion }) {
  const { product, question, reportedAt } = item
  // The version that was read when the form was opened: what a colleague writes since is not overwritten.
  const [editing, setEditing] = useState<SellerQuestion | null>(null)
  const [isReporting, setReporting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const before = editing?.question.answer?.text
  return (
    <Panel as="article" padded aria-label={`${product.title}, asked by ${question.author}`}>
      <Stack>
        <h2 ref={title} tabIndex={-1} className={text.title3}>
          {product.slug === null ? (
            product.title
          ) : (
            <Link href={`${productHref(product.slug)}#questions`}>{product.title}</Link>
          )}
        </h2>
        <Question question={toQuestion(question)} />
        {editing ? (
          <AnswerForm
            author={question.author}
            hint="Everyone reads it on the page of the product. You can correct it later."
            defaultValue={before}
            submitLabel={before === undefined ? undefined : 'Save the answer'}
            send={(api, words) =>
              before === undefined
                ? answerQuestion(api, question.id, words)
                : correctAnswer(api, editing, words)
            }
            refresh={REFRESHED}
            meanwhile={{
              'question.answered': 'A colleague has answered it meanwhile.',
              'question.not_found': 'Its author has taken it back.',
            }}
            onDone={() => {
              setEditing(null)
              toasts.show({ type: 'success', title: 'Your answer is published.' })
              // Among those without an answer it is no more.
              const place = title.current ?? document.querySelector<HTMLElement>('main')
              place?.focus()
            }}
            onCancel={() => {
              flushSync(() => setEditing(null))
              opener.current?.focus()
            }}
          />
        ) : (
          <Stack row gap="sm">
            {reportedAt === null ? (
              <>
                <Button ref={opener} size="sm" emphasis="line" onClick={() => setEditing(item)}>
                  {question.answer ? 'Correct the answer' : 'Answer'}
                </Button>
                <Button size="sm" emphasis="plain" onClick={() => setReporting(true)}>
                  Report
                </Button>
              </>
            ) : (
              <Badge tone="caution">Reported, hidden until we have looked</Badge>
            )}
          </Stack>
        )}
      </Stack>
      {isReporting && (
        <ReportDialog
          what="question"
          text="Nobody sees it until we have looked. We take it away where it breaks our rules."
          send={(api, body) => reportQuestion(api, question.id, body)}
          refresh={REFRESHED}
          onClose={() => setReporting(false)}
        />
      )}
    </Panel>
  )
}
