import type { ShopReviews as Newest, Shop } from '@stoa/api-client/schema'
import { ReviewList, Section } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { reportHref } from '../../lib/report-href.ts'
import { productHref } from '../../lib/variant-href.ts'
import { toReview } from '../../lib/view.ts'
import { shopReviewsLabels as t } from './shop-page.labels.ts'
import { PART_IDS } from './shop-parts.tsx'

interface ShopReviewsProps {
  readonly shop: Pick<Shop, 'rating'>
  /** The newest reviews; null if they couldn't be read. */
  readonly newest: Newest | null
}

/** Shows the newest reviews of a shop, each with a link to its product. */
export function ShopReviews({ shop, newest }: ShopReviewsProps) {
  const count = shop.rating?.count ?? 0
  return (
    <Section id={PART_IDS.reviews} title={count > 0 ? formatMessage(t.count, { count }) : t.title}>
      {newest && newest.items.length > 0 ? (
        <ReviewList
          reviews={newest.items.map(({ product: { name, slug }, review }) => ({
            ...toReview(review),
            reportHref: reportHref('review', review.id),
            product: { name, href: productHref(slug) },
          }))}
        />
      ) : (
        <p>{newest ? t.none : t.failed}</p>
      )}
    </Section>
  )
}
