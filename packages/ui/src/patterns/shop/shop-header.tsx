'use client'

import { Avatar } from '../../primitives/avatar/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Rating } from '../../primitives/rating/index.ts'
import { useLabels } from '../../system/index.ts'
import type { ShopTone } from '../../tokens/index.ts'
import type { RatingData } from '../view-models/index.ts'
import * as styles from './shop.css.ts'
import { shopLabels } from './shop.labels.ts'

export interface ShopHeaderData {
  /** The shop's id; its avatar takes its color from it. */
  id: string
  /** Wall in whose color its page begins. Left out: the colors of the page. */
  tone?: ShopTone | undefined
  /** The shop's name, the page's `<h1>`. */
  name: string
  /** A line below the name. `null` or left out: none. */
  tagline?: string | null | undefined
  /** Text of the shop about itself. `null` or left out: none. */
  text?: string | null | undefined
  /** The average of its reviews. `null`, left out or a count of 0: none is shown. */
  rating?: RatingData | null | undefined
  /** City and country: "Falmouth, United Kingdom". */
  place?: string | undefined
  /** The year it opened here: "2021". */
  since?: string | undefined
  /** Number of items it sold in the last 90 days; 0 or left out: not shown. */
  sales?: number | undefined
  /** Number of its products. Leave out for no number. */
  productCount?: number | undefined
  /** A wide picture above the name. `null` or left out: none. */
  banner?: PictureData | null | undefined
  /** Address of the shop's own sign. Without it the first letter shows. */
  avatar?: string | undefined
}

/** The head of a shop's page. */
export function ShopHeader({
  shop,
}: {
  /** The shop whose page it heads. */
  shop: ShopHeaderData
}) {
  const t = useLabels('shop', shopLabels)
  const { id, name, tagline, text, rating, place, since, sales, productCount, banner, avatar, tone } = shop
  return (
    <div className={styles.header} data-component="ShopHeader" data-shop-tone={tone}>
      {banner && (
        <div className={styles.banner}>
          <Picture
            picture={banner}
            shape="fill"
            rounded="lg"
            sizes="(min-width: 1280px) 1280px, 100vw"
            priority
            decorative
          />
        </div>
      )}
      <div className={styles.headerBody}>
        <Avatar name={name} id={id} src={avatar} shape="arch" size="lg" />
        <div className={styles.nameAndText}>
          <h1 className={styles.headerName}>{name}</h1>
          {tagline && <p className={styles.headerTagline}>{tagline}</p>}
          <div className={styles.facts}>
            <div className={styles.factLine}>
              {rating && rating.count > 0 && (
                <Rating form="stars" average={rating.average} count={rating.count} />
              )}
              {productCount !== undefined && <span>{t('products', { count: productCount })}</span>}
              {sales !== undefined && sales > 0 && <span>{t('sales', { count: sales })}</span>}
            </div>
            <div className={styles.factLine}>
              {place && <span>{place}</span>}
              {since && <span>{t('since', { year: since })}</span>}
            </div>
          </div>
        </div>
      </div>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
