'use client'

import { Avatar } from '../../primitives/avatar/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Rating } from '../../primitives/rating/index.ts'
import { useLabels } from '../../system/index.ts'
import type { RatingData } from '../view-models/index.ts'
import * as styles from './shop.css.ts'
import { shopLabels } from './shop.labels.ts'

export interface ShopHeaderData {
  id: string
  name: string
  tagline?: string | null | undefined
  text?: string | null | undefined
  rating?: RatingData | null | undefined
  /** Where it is: "Falmouth, United Kingdom". */
  place?: string | undefined
  /** The year it opened here: "2021". */
  since?: string | undefined
  sales?: number | undefined
  productCount?: number | undefined
  banner?: PictureData | null | undefined
  /** Address of the shop's own sign. */
  avatar?: string | undefined
}

/** The head of a shop's page. */
export function ShopHeader({ shop }: { shop: ShopHeaderData }) {
  const t = useLabels('shop', shopLabels)
  const { id, name, tagline, text, rating, place, since, sales, productCount, banner, avatar } = shop
  return (
    <div className={styles.header} data-component="ShopHeader">
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
