'use client'

import { Avatar } from '../../primitives/avatar/index.ts'
import { AvatarGroup } from '../../primitives/avatar-group/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Rating } from '../../primitives/rating/index.ts'
import { cx } from '../../system/cx.ts'
import { formatNumber, useLabels, useStoa } from '../../system/index.ts'
import type { ShopTone } from '../../tokens/index.ts'
import type { MakerData, RatingData } from '../view-models/index.ts'
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
  /** Its people, whose faces overlap the edge of the banner. At most two are shown. Default its sign. */
  makers?: readonly MakerData[] | undefined
  /** Their names: "Ines & Tom". Leave out for none. */
  people?: string | undefined
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

/** The head of a shop's page, before its wall. */
export function ShopHeader({
  shop,
}: {
  /** The shop whose page it heads. */
  shop: ShopHeaderData
}) {
  const t = useLabels('shop', shopLabels)
  const { id, name, tagline, text, rating, place, since, sales, productCount, banner, avatar, tone } = shop
  const { makers = [], people } = shop
  const { locale } = useStoa()
  const number = (value: number) => formatNumber(value, locale)
  const figures = [
    rating &&
      rating.count > 0 && {
        value: <Rating average={rating.average} />,
        label: t('reviews', { count: rating.count }),
      },
    productCount !== undefined && {
      value: number(productCount),
      label: t('productsOf', { count: productCount }),
    },
    sales !== undefined && sales > 0 && { value: number(sales), label: t('soldOf') },
    since && { value: since, label: t('sinceOf') },
  ].filter(figure => !!figure)
  return (
    <div className={styles.header} data-component="ShopHeader" data-shop-tone={tone}>
      {banner && (
        <div className={styles.banner}>
          <Picture picture={banner} shape="fill" rounded="none" sizes="100vw" priority decorative />
        </div>
      )}
      <div className={styles.headerBody({ overEdge: !!banner })}>
        {makers.length > 0 ? (
          <AvatarGroup className={styles.headerFaces} shape="arch" people={makers} max={2} />
        ) : (
          <Avatar className={styles.headerSign} name={name} id={id} src={avatar} shape="arch" size="lg" />
        )}
        <div className={cx(styles.headerText, banner && styles.belowEdge)}>
          {(makers.length > 0 || place) && (
            <p className={styles.headerLine}>
              {makers.length > 0 && <Avatar name={name} id={id} src={avatar} shape="arch" size="sm" />}
              <span>{[people, place].filter(Boolean).join(' · ')}</span>
            </p>
          )}
          <h1 className={styles.headerName}>{name}</h1>
          {tagline && <p className={styles.headerTagline}>{tagline}</p>}
        </div>
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {figures.length > 0 && (
        <ul className={styles.figures}>
          {figures.map(({ value, label }) => (
            <li key={label}>
              <span className={styles.figure}>{value}</span>{' '}
              <span className={styles.figureLabel}>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
