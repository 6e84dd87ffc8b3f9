import { useAuth } from '@stoa/cart-core/react'
import { AccountPanel, Breadcrumbs, EmptyState, OrderSkeleton, ReviewedProduct, Stack } from '@stoa/ui'
import { useEffect, useState } from 'react'
import { useApi } from '../../data/use-api.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { ReviewEditor } from './review-editor.tsx'
import { REVIEWS_HREF, toReviewable } from './review-view.ts'

/** The review of one product: new, or to be changed. Emails and orders link it. */
export function ReviewPage({ productId }: { productId: string }) {
  const user = useAuth(state => state.user)
  const { data, error, mutate } = useApi('/api/user/reviews', {})
  const [isAsked, setAsked] = useState(false)
  const own = data?.items.find(({ product }) => product.id === productId)
  const product = own?.product ?? data?.open.find(({ id }) => id === productId)

  // It may have been delivered since the list was read.
  const isMissing = Boolean(data && !product)
  useEffect(() => {
    if (isMissing && !isAsked) void mutate().finally(() => setAsked(true))
  }, [isMissing, isAsked, mutate])

  if (error) return <SectionState error={error} onRetry={() => void mutate()} />
  if (isMissing && isAsked)
    return (
      <EmptyState
        thing="box"
        title="You cannot review this yet"
        text="What you bought can be reviewed once it has been delivered to you."
        action={{ label: 'See your orders', href: '/account/orders' }}
      />
    )
  if (!product || !user) return <OrderSkeleton />
  const title = own ? 'Change your review' : 'Write a review'
  return (
    <Stack gap="lg">
      <Breadcrumbs items={[{ label: 'Reviews', href: REVIEWS_HREF }, { label: product.title }]} />
      <AccountPanel title={title} narrow>
        <Stack gap="lg">
          <ReviewedProduct product={toReviewable(product)} />
          <ReviewEditor key={product.id} title={title} product={product} review={own?.review} user={user} />
        </Stack>
      </AccountPanel>
    </Stack>
  )
}
