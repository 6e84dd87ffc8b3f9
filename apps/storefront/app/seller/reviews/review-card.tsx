import { type ApiClient, unwrap } from '@stoa/api-client'
import type { ReviewReportRequest, SellerReview } from '@stoa/api-client/schema'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Heading } from '@stoa/ui/heading'
import { Link } from '@stoa/ui/link'
import { formatMessage } from '@stoa/ui/messages'
import { Panel } from '@stoa/ui/panel'
import { Review } from '@stoa/ui/review'
import { Stack } from '@stoa/ui/stack'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { productHref } from '../../lib/variant-href.ts'
import { toReview } from '../../lib/view.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { answerFormLabels } from '../answers/answer-form.labels.ts'
import { AnswerForm } from '../answers/answer-form.tsx'
import { laterDialog } from '../lazy/later-dialog.tsx'
import { reviewCardLabels } from './review-card.labels.ts'

const ReportDialog = laterDialog(async () => (await import('../answers/report-dialog.tsx')).ReportDialog)

const answerReview = (api: ApiClient, id: string, text: string) =>
  unwrap(api.PUT('/api/seller/reviews/{id}/answer', { params: { path: { id } }, body: { text } }))
const reportReview = (api: ApiClient, id: string, body: ReviewReportRequest) =>
  unwrap(api.PUT('/api/seller/reviews/{id}/report', { params: { path: { id } }, body }))

/** Shows one review with its product, and the shop’s actions. */
export function ReviewCard({ item: { product, review, reportedAt } }: { item: SellerReview }) {
  const [isAnswering, setAnswering] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const answer = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Panel
      as="article"
      padded
      aria-label={formatMessage(reviewCardLabels.name, { product: product.title, author: review.author })}
    >
      <Stack>
        <Heading ref={title} tabIndex={-1} level={2} step="title3">
          {product.slug === null ? (
            product.title
          ) : (
            <Link href={productHref(product.slug)}>{product.title}</Link>
          )}
        </Heading>
        <Review bare review={toReview(review)} headingLevel={3} />
        {isAnswering && !review.answer ? (
          <AnswerForm
            author={review.author}
            hint={reviewCardLabels.hint}
            send={(api, answer) => answerReview(api, review.id, answer)}
            refresh={['/api/seller/reviews', '/api/seller/dashboard', '/api/seller/start']}
            conflicts={{
              'review.answered': reviewCardLabels.answered,
              'review.not_found': reviewCardLabels.deleted,
            }}
            onDone={() => {
              setAnswering(false)
              toasts.show({ type: 'success', title: answerFormLabels.published })
              // In the view of unanswered reviews the card is removed by now.
              const place = title.current ?? document.querySelector<HTMLElement>('main')
              place?.focus()
            }}
            onCancel={() => {
              flushSync(() => setAnswering(false))
              answer.current?.focus()
            }}
          />
        ) : (
          <Stack layout="row" gap="sm">
            {!review.answer && (
              <Button ref={answer} size="sm" emphasis="line" onClick={() => setAnswering(true)}>
                {reviewCardLabels.answer}
              </Button>
            )}
            {reportedAt === null ? (
              <Button size="sm" emphasis="plain" onClick={() => setReporting(true)}>
                {reviewCardLabels.report}
              </Button>
            ) : (
              <Badge tone="caution">{reviewCardLabels.reported}</Badge>
            )}
          </Stack>
        )}
      </Stack>
      {isReporting && (
        <ReportDialog
          what="review"
          text={reviewCardLabels.reportText}
          send={(api, body) => reportReview(api, review.id, body)}
          refresh={['/api/seller/reviews']}
          onClose={() => setReporting(false)}
        />
      )}
    </Panel>
  )
}
