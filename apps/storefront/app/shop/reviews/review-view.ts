import type { ReviewedProduct } from '@stoa/api-client/schema'
import type { ReviewableData } from '@stoa/ui'
import { productHref } from '../../lib/variant-href.ts'

export const REVIEWS_HREF = '/account/reviews'

export const reviewHref = (productId: string) => `${REVIEWS_HREF}/${encodeURIComponent(productId)}`

export const toReviewable = ({ id, title, shop, picture, slug }: ReviewedProduct): ReviewableData => ({
  id,
  title,
  shop: shop.name,
  picture,
  ...(slug && { href: productHref(slug) }),
})
