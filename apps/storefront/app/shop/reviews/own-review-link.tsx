import { useEffect } from 'react'
import { useApi } from '../../data/use-api.ts'
import { reviewHref } from './review-view.ts'

export interface OwnReviewLinkProps {
  readonly productId: string
  readonly onKnown: (link: { label: string; href: string }) => void
}

/** Tells where who may review a product does so, or changes what they wrote; of others it tells nothing. */
export function OwnReviewLink({ productId, onKnown }: OwnReviewLinkProps) {
  const { data } = useApi('/api/user/reviews', {})
  const isWritten = data?.items.some(({ product }) => product.id === productId) ?? false
  const isOpen = data?.open.some(({ id }) => id === productId) ?? false
  useEffect(() => {
    if (isWritten || isOpen)
      onKnown({ label: isWritten ? 'Edit your review' : 'Write a review', href: reviewHref(productId) })
  }, [isWritten, isOpen, productId, onKnown])
  return null
}
