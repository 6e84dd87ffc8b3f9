'use client'

import type { ReactNode } from 'react'
import { Avatar } from '../../primitives/avatar/index.ts'
import { Rating } from '../../primitives/rating/index.ts'
import { cx } from '../../system/cx.ts'
import { Anchor } from '../../system/index.ts'
import type { RatingData, ShopRef } from '../view-models/index.ts'
import * as styles from './product.css.ts'

export interface ProductHeadingProps {
  /** The shop that sells it. */
  shop: ShopRef
  /** The product's name, the page's `<h1>`. */
  name: string
  /** Address of the shop's own sign. Without it the first letter shows. */
  avatar?: string | undefined
  /** The average of its reviews. `null` or left out: none is shown. */
  rating?: RatingData | null | undefined
  /** Link to the reviews on the page: "#reviews". */
  reviewsHref?: string | undefined
  /** Content at the end of the shop's row, such as a `ShareButton`. */
  end?: ReactNode
}

/** A product's name, its shop and its rating. */
export function ProductHeading({ shop, name, avatar, rating, reviewsHref, end }: ProductHeadingProps) {
  const sign = (
    <>
      <Avatar name={shop.name} id={shop.id} tone={shop.tone} src={avatar} shape="arch" size="sm" />
      <span>{shop.name}</span>
    </>
  )
  return (
    <div className={styles.heading} data-component="ProductHeading">
      <div className={styles.headingTop}>
        {shop.href ? (
          <Anchor className={cx(styles.shop, styles.shopLink)} href={shop.href}>
            {sign}
          </Anchor>
        ) : (
          <span className={styles.shop}>{sign}</span>
        )}
        {end}
      </div>
      <h1 className={styles.name}>{name}</h1>
      {rating && <Rating form="stars" average={rating.average} count={rating.count} href={reviewsHref} />}
    </div>
  )
}
