import { unwrap } from '@stoa/api-client'
import type { OwnReview as OwnReviewJson } from '@stoa/api-client/schema'
import {
  AccountPanel,
  ConfirmDialog,
  EmptyState,
  OrderSkeleton,
  OwnReview,
  ReviewableProduct,
  ReviewableProducts,
  Stack,
} from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useRef, useState } from 'react'
import { api } from '../../data/api.ts'
import { useApi } from '../../data/use-api.ts'
import { toReview } from '../../lib/view.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { toasts } from '../../shared/toasts/toasts.ts'
import { ownReviewsPageLabels } from './own-reviews-page.labels.ts'
import { reviewHref, toReviewable } from './review-view.ts'
import { useRefreshReviews } from './use-refresh-reviews.ts'

const remove = (productId: string) =>
  unwrap(api.DELETE('/api/user/reviews/{productId}', { params: { path: { productId } } }))

/** Lists the products that the user can review, and the reviews that they have written. */
export function OwnReviewsPage() {
  const { data, error, mutate } = useApi('/api/user/reviews', {})
  const refresh = useRefreshReviews()
  const removing = useCall()
  const [doomed, setDoomed] = useState<OwnReviewJson | null>(null)
  const list = useRef<HTMLDivElement>(null)

  if (!data) return error ? <SectionState error={error} onRetry={() => void mutate()} /> : <OrderSkeleton />
  const { items, open } = data

  const drop = async ({ product }: OwnReviewJson) => {
    if (!(await removing.call(() => remove(product.id))).ok) return
    await refresh()
    // The button that had the focus is removed.
    list.current?.focus()
    toasts.show({ type: 'success', title: ownReviewsPageLabels.deleted })
  }
  return (
    <div ref={list} tabIndex={-1}>
      <Stack gap="lg">
        <ProblemNote problem={removing.problem} />
        {items.length + open.length === 0 && (
          <EmptyState
            thing="box"
            title={ownReviewsPageLabels.none}
            description={ownReviewsPageLabels.noneHint}
            action={{ label: ownReviewsPageLabels.seeOrders, href: '/account/orders' }}
          />
        )}
        {open.length > 0 && (
          <AccountPanel title={ownReviewsPageLabels.open} description={ownReviewsPageLabels.openText}>
            <ReviewableProducts>
              {open.map(product => (
                <ReviewableProduct
                  key={product.id}
                  product={toReviewable(product)}
                  writeHref={reviewHref(product.id)}
                />
              ))}
            </ReviewableProducts>
          </AccountPanel>
        )}
        {items.length > 0 && (
          <AccountPanel title={ownReviewsPageLabels.written}>
            <Stack>
              {items.map(own => (
                <OwnReview
                  key={own.product.id}
                  product={toReviewable(own.product)}
                  review={toReview(own.review)}
                  editHref={reviewHref(own.product.id)}
                  busy={removing.busy !== undefined && doomed === own}
                  onRemove={() => setDoomed(own)}
                />
              ))}
            </Stack>
          </AccountPanel>
        )}
      </Stack>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={isOpen => !isOpen && setDoomed(null)}
        title={ownReviewsPageLabels.deleteTitle}
        description={
          doomed && formatMessage(ownReviewsPageLabels.deleteText, { product: doomed.product.title })
        }
        confirm={ownReviewsPageLabels.delete}
        cancel={ownReviewsPageLabels.keep}
        tone="critical"
        onConfirm={() => doomed && void drop(doomed)}
      />
    </div>
  )
}
