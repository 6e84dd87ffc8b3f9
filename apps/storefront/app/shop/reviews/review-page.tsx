import { useAuth } from '@stoa/cart-core/react'
import { AccountPanel, Breadcrumbs, EmptyState, OrderSkeleton, ReviewedProduct, Stack } from '@stoa/ui'
import { useEffect, useState } from 'react'
import { useApi } from '../../data/use-api.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { ReviewEditor } from './review-editor.tsx'
import { reviewPageLabels } from './review-page.labels.ts'
import { REVIEWS_HREF, toReviewable } from './review-view.ts'

/** Page that writes or edits the review of one product. Emails and orders link to it. */
export function ReviewPage({ productId }: { productId: string }) {
  const user = useAuth(state => state.user)
  const { data, error, mutate } = useApi('/api/user/reviews', {})
  const [isAsked, setAsked] = useState(false)
  const own = data?.items.find(({ product }) => product.id === productId)
  const product = own?.product ?? data?.open.find(({ id }) => id === productId)

  // The product may have been delivered since the list was read.
  const isMissing = Boolean(data && !product)
  useEffect(() => {
    if (isMissing && !isAsked) void mutate().finally(() => setAsked(true))
  }, [isMissing, isAsked, mutate])

  if (error) return <SectionState error={error} onRetry={() => void mutate()} />
  if (isMissing && isAsked)
    return (
      <EmptyState
        thing="box"
        title={reviewPageLabels.notYet}
        description={reviewPageLabels.notYetHint}
        action={{ label: reviewPageLabels.seeOrders, href: '/account/orders' }}
      />
    )
  if (!product || !user) return <OrderSkeleton />
  const title = own ? reviewPageLabels.edit : reviewPageLabels.write
  return (
    <Stack gap="lg">
      <Breadcrumbs
        items={[{ label: reviewPageLabels.reviews, href: REVIEWS_HREF }, { label: product.title }]}
      />
      <AccountPanel title={title} narrow>
        <Stack gap="lg">
          <ReviewedProduct product={toReviewable(product)} />
          <ReviewEditor key={product.id} title={title} product={product} review={own?.review} user={user} />
        </Stack>
      </AccountPanel>
    </Stack>
  )
}
