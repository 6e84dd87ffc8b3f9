'use client'

import { Avatar } from '../../primitives/avatar/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { Picture, type PictureData, pictureKey } from '../../primitives/picture/index.ts'
import { useLabels } from '../../system/index.ts'
import type { ShopRef } from '../view-models/index.ts'
import * as styles from './section.css.ts'
import { shopOfTheWeekLabels } from './shop-of-the-week.labels.ts'

export interface ShopOfTheWeekProps {
  /** The shop, with the address of its page. */
  shop: ShopRef & { href: string }
  /** City of the shop: "Falmouth". Leave out for none. */
  place?: string | undefined
  /** The heading. */
  title: string
  /** Text about the shop. */
  text: string
  /** Three pictures: one tall, two square. `null` draws the placeholder, and more are left out. */
  pictures: readonly (PictureData | null)[]
}

/** One shop presented on a home page, with some of its products. */
export function ShopOfTheWeek({ shop, place, title, text, pictures }: ShopOfTheWeekProps) {
  const t = useLabels('shopOfTheWeek', shopOfTheWeekLabels)
  return (
    <section className={styles.section} data-component="ShopOfTheWeek" aria-label={t('label')}>
      <div className={styles.feature}>
        <div className={styles.featureText}>
          <span className={styles.featureShop}>
            <Avatar name={shop.name} id={shop.id} src={shop.logo} shape="arch" />
            <span>
              <b className={styles.featureLabel}>{t('label')}</b>
              <span>{[shop.name, place].filter(Boolean).join(' · ')}</span>
            </span>
          </span>
          <h2 className={styles.featureTitle}>{title}</h2>
          <p>{text}</p>
          <Button href={shop.href}>{t('visit', { shop: shop.name })}</Button>
        </div>
        <div className={styles.featurePictures}>
          {pictures.slice(0, 3).map((picture, place) => (
            <div key={picture ? pictureKey(picture) : `empty ${place}`} className={styles.featurePicture}>
              <Picture
                picture={picture}
                shape="fill"
                rounded="none"
                sizes="(min-width: 1280px) 320px, (min-width: 900px) 25vw, 50vw"
                decorative
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
