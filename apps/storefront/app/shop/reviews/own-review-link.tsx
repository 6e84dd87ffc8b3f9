import { useEffect } from 'react'
import { useApi } from '../../data/use-api.ts'
import { ownReviewLinkLabels } from './own-review-link.labels.ts'
import { reviewHref } from './review-view.ts'

export interface OwnReviewLinkProps {
  readonly productId: string
  readonly onKnown: (link: { label: string; href: string }) => void
}

/** Reports the link with which the user can write or edit a review of the product. Reports nothing to others. */
export function OwnReviewLink({ productId, onKnown }: OwnReviewLinkProps) {
  const { data } = useApi('/api/user/reviews', {})
  const isWritten = data?.items.some(({ product }) => product.id === productId) ?? false
  const isOpen = data?.open.some(({ id }) => id === productId) ?? false
  useEffect(() => {
    if (isWritten || isOpen)
      onKnown({
        label: isWritten ? ownReviewLinkLabels.edit : ownReviewLinkLabels.write,
        href: reviewHref(productId),
      })
  }, [isWritten, isOpen, productId, onKnown])
  return null
}
