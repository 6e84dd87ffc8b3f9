import type { SellerReview } from '@stoa/api-client/schema'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Link } from '@stoa/ui/link'
import { Panel } from '@stoa/ui/panel'
import { Review } from '@stoa/ui/review'
import { Stack } from '@stoa/ui/stack'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { productHref, toReview } from '../../../lib/view.ts'
import { toasts } from '../../toasts/toasts.ts'
import { laterDialog } from '../frame/later-dialog.tsx'
import { AnswerForm } from './answer-form.tsx'

const ReportDialog = laterDialog(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** One review with the product it is of, and what the shop can do about it. */
export function ReviewCard({ item: { product, review, reportedAt } }: { item: SellerReview }) {
  const [isAnswering, setAnswering] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const answer = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Panel as="article" padded aria-label={`${product.title}, by ${review.author}`}>
      <Stack>
        <h2 ref={title} tabIndex={-1}>
          {product.slug === null ? (
            product.title
          ) : (
            <Link href={productHref(product.slug)}>{product.title}</Link>
          )}
        </h2>
        <Review review={toReview(review)} headingLevel={3} />
        {isAnswering && !review.answer ? (
          <AnswerForm
            reviewId={review.id}
            author={review.author}
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
      {isReporting && <ReportDialog reviewId={review.id} onClose={() => setReporting(false)} />}
    </Panel>
  )
}
