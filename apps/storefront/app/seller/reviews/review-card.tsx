import { type ApiClient, unwrap } from '@stoa/api-client'
import type { ReviewReportRequest, SellerReview } from '@stoa/api-client/schema'
import { text } from '@stoa/ui'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Link } from '@stoa/ui/link'
import { Panel } from '@stoa/ui/panel'
import { Review } from '@stoa/ui/review'
import { Stack } from '@stoa/ui/stack'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { productHref, toReview } from '../../lib/view.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { AnswerForm } from '../answers/answer-form.tsx'
import { laterDialog } from '../lazy/later-dialog.tsx'

const ReportDialog = laterDialog(async () => (await import('../answers/report-dialog.tsx')).ReportDialog)

const answerReview = (api: ApiClient, id: string, text: string) =>
  unwrap(api.PUT('/api/seller/reviews/{id}/answer', { params: { path: { id } }, body: { text } }))
const reportReview = (api: ApiClient, id: string, body: ReviewReportRequest) =>
  unwrap(api.PUT('/api/seller/reviews/{id}/report', { params: { path: { id } }, body }))

/** One review with the product it is of, and what the shop can do about it. */
export function ReviewCard({ item: { product, review, reportedAt } }: { item: SellerReview }) {
  const [isAnswering, setAnswering] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const answer = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Panel as="article" padded aria-label={`${product.title}, by ${review.author}`}>
      <Stack>
        <h2 ref={title} tabIndex={-1} className={text.title3}>
          {product.slug === null ? (
            product.title
          ) : (
            <Link href={productHref(product.slug)}>{product.title}</Link>
          )}
        </h2>
        <Review bare review={toReview(review)} headingLevel={3} />
        {isAnswering && !review.answer ? (
          <AnswerForm
            author={review.author}
            hint="Everyone reads it under the review. It cannot be changed later."
            send={(api, words) => answerReview(api, review.id, words)}
            refresh={['/api/seller/reviews', '/api/seller/dashboard', '/api/seller/start']}
            meanwhile={{
              'review.answered': 'A colleague has answered it meanwhile.',
              'review.not_found': 'Its author has deleted it.',
            }}
            onDone={() => {
              setAnswering(false)
              toasts.show({ type: 'success', title: 'Your answer is published.' })
              // Among those without an answer it is no more.
              const place = title.current ?? document.querySelector<HTMLElement>('main')
              place?.focus()
            }}
            onCancel={() => {
              flushSync(() => setAnswering(false))
              answer.current?.focus()
            }}
          />
        ) : (
          <Stack row gap="sm">
            {!review.answer && (
              <Button ref={answer} size="sm" emphasis="line" onClick={() => setAnswering(true)}>
                Answer
              </Button>
            )}
            {reportedAt === null ? (
              <Button size="sm" emphasis="plain" onClick={() => setReporting(true)}>
                Report
              </Button>
            ) : (
              <Badge tone="caution">Reported</Badge>
            )}
          </Stack>
        )}
      </Stack>
      {isReporting && (
        <ReportDialog
          what="review"
          text="We look at it and take it away where it breaks our rules. A low rating is no reason."
          send={(api, body) => reportReview(api, review.id, body)}
          refresh={['/api/seller/reviews']}
          onClose={() => setReporting(false)}
        />
      )}
    </Panel>
  )
}
