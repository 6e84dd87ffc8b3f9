'use client'

import { Avatar } from '../../primitives/avatar/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Rating } from '../../primitives/rating/index.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import type { ShopTone } from '../../tokens/index.ts'
import type { RatingData } from '../view-models/index.ts'
import * as styles from './shop.css.ts'
import { shopLabels } from './shop.labels.ts'

export interface ShopCardData {
  /** Unique in the list; its avatar takes its color from it if it has no tone. */
  id: string
  /** The shop's name. */
  name: string
  /** Address of the shop's page. */
  href: string
  /** Line below the name. Default the number of products. */
  tagline?: string | null | undefined
  /** Address of the shop's own sign. Without it the first letter shows. */
  avatar?: string | undefined
  /** Wall in whose color its sign is. */
  tone?: ShopTone | undefined
  /** Up to three of its products; what is missing is drawn as a placeholder. */
  pictures: readonly (PictureData | null)[]
  /** The average of its reviews. `null`, left out or a count of 0: none is shown. */
  rating?: RatingData | null | undefined
  /** Number of its products, shown if there is no tagline. */
  productCount?: number | undefined
}

const frames = [0, 1, 2]

/** A shop in a list, with three of its products. */
export function ShopCard({
  shop,
}: {
  /** The shop to show. */
  shop: ShopCardData
}) {
  const t = useLabels('shop', shopLabels)
  const { id, name, href, tagline, pictures, rating, productCount, avatar, tone } = shop
  const line = tagline || (productCount === undefined ? undefined : t('products', { count: productCount }))
  return (
    <article className={styles.card} aria-label={name} data-component="ShopCard">
      <div className={styles.pictures}>
        {frames.map(place => (
          <Picture
            key={place}
            picture={pictures[place]}
            sizes="(min-width: 1280px) 130px, (min-width: 600px) 15vw, 27vw"
            rounded="none"
            decorative
          />
        ))}
      </div>
      <div className={styles.identity}>
        <Avatar name={name} id={id} tone={tone} src={avatar} shape="arch" />
        <div className={styles.nameAndText}>
          <h3 className={styles.name}>
            <Anchor className={styles.link} href={href}>
              {name}
            </Anchor>
          </h3>
          {line && <p className={styles.tagline}>{line}</p>}
        </div>
        {rating && rating.count > 0 && <Rating average={rating.average} />}
      </div>
    </article>
  )
}

export interface ShopGridProps {
  /** The shops in the order they are shown. */
  shops: readonly ShopCardData[]
  /** `row` is one to swipe through on phones; `grid` puts them one below the other there. Default `grid`. */
  layout?: 'grid' | 'row'
}

/** Shops side by side, each with three of its products. */
export function ShopGrid({ shops, layout = 'grid' }: ShopGridProps) {
  return (
    <ul className={styles.grid({ layout })} data-component="ShopGrid">
      {shops.map(shop => (
        <li key={shop.id} className={styles.cell}>
          <ShopCard shop={shop} />
        </li>
      ))}
    </ul>
  )
}
