'use client'

import { Avatar } from '../../primitives/avatar/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Rating } from '../../primitives/rating/index.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import type { RatingData } from '../view-models/index.ts'
import * as styles from './shop.css.ts'
import { shopLabels } from './shop.labels.ts'

export interface ShopCardData {
  id: string
  name: string
  href: string
  tagline?: string | null | undefined
  /** Address of the shop's own sign. */
  avatar?: string | undefined
  /** Up to three of its products; fewer are filled up with empty frames. */
  pictures: readonly (PictureData | null)[]
  rating?: RatingData | null | undefined
  /** Said where there is no tagline. */
  productCount?: number | undefined
}

const frames = [0, 1, 2]

export function ShopCard({ shop }: { shop: ShopCardData }) {
  const t = useLabels('shop', shopLabels)
  const { id, name, href, tagline, pictures, rating, productCount, avatar } = shop
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
        <Avatar name={name} id={id} src={avatar} shape="arch" />
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
  shops: readonly ShopCardData[]
  /** On phones a row to swipe through. */
  row?: boolean
}

export function ShopGrid({ shops, row = false }: ShopGridProps) {
  return (
    <ul className={styles.grid({ row })} data-component="ShopGrid">
      {shops.map(shop => (
        <li key={shop.id} className={styles.cell}>
          <ShopCard shop={shop} />
        </li>
      ))}
    </ul>
  )
}
