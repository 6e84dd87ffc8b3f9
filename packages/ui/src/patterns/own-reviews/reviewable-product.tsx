'use client'

import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Link } from '../../primitives/link/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './own-reviews.css.ts'
import { ownReviewsLabels } from './own-reviews.labels.ts'

export interface ReviewableData {
  /** Unique in the list. */
  id: string
  /** The product's name. */
  title: string
  /** The shop's name. */
  shop: string
  /** The product's picture; `null` draws the placeholder. */
  picture: PictureData | null
  /** Address of the product's page. Leave out when it is gone. */
  href?: string | undefined
}

/** Shows the reviewed product: picture, name and shop. */
export function ReviewedProduct({
  product: { title, shop, picture, href },
  headingLevel,
  children,
}: {
  /** Reviewed product. */
  product: ReviewableData
  /** The level of the name, if it heads a part of the page. Without it the name is no heading. */
  headingLevel?: 2 | 3
  /** Content at the end of the row, such as a button. */
  children?: ReactNode
}) {
  const t = useLabels('ownReviews', ownReviewsLabels)
  const Name = headingLevel ? (`h${headingLevel}` as const) : 'span'
  return (
    <div className={styles.product} data-component="ReviewedProduct">
      <span className={styles.picture}>
        <Picture picture={picture} sizes="64px" rounded="sm" decorative />
      </span>
      <span className={styles.text}>
        <Name className={styles.name}>{href ? <Link href={href}>{title}</Link> : title}</Name>
        <span className={styles.shop}>{t('from', { shop })}</span>
      </span>
      {children}
    </div>
  )
}

/** Shows a delivered product that can be reviewed. */
export function ReviewableProduct({
  product,
  writeHref,
}: {
  /** Delivered product that can be reviewed. */
  product: ReviewableData
  /** URL of the page to write the review. */
  writeHref: string
}) {
  const t = useLabels('ownReviews', ownReviewsLabels)
  return (
    <li className={styles.row} data-component="ReviewableProduct">
      <ReviewedProduct product={product} headingLevel={3}>
        <Button
          emphasis="line"
          size="sm"
          href={writeHref}
          aria-label={t('writeOf', { product: product.title })}
        >
          {t('write')}
        </Button>
      </ReviewedProduct>
    </li>
  )
}

/** Products that were delivered and wait for a review. */
export const ReviewableProducts = ({
  children,
}: {
  /** The `ReviewableProduct`s. */
  children: ReactNode
}) => (
  <ul className={styles.rows} data-component="ReviewableProducts">
    {children}
  </ul>
)
