'use client'

import { Avatar } from '../../primitives/avatar/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { Picture, type PictureData, pictureKey } from '../../primitives/picture/index.ts'
import { useLabels } from '../../system/index.ts'
import { Makers } from '../makers/index.ts'
import type { MakerData, ShopRef } from '../view-models/index.ts'
import * as styles from './shop-of-the-week.css.ts'
import { shopOfTheWeekLabels } from './shop-of-the-week.labels.ts'

export interface ShopOfTheWeekProps {
  /** The shop, with the address of its page and its wall, which is behind the story. */
  shop: ShopRef & { href: string }
  /** City of the shop: "Falmouth". Leave out for none. */
  place?: string | undefined
  /** The heading. */
  title: string
  /** Text about the shop. */
  text: string
  /** Its people, each with what they do. At most two are shown. Default none. */
  makers?: readonly MakerData[] | undefined
  /** A wide picture that grows out of the wall. Default none: then `pictures` are shown. */
  banner?: PictureData | null | undefined
  /** Three pictures for a shop without a banner. `null` draws the placeholder, and more are left out. */
  pictures: readonly (PictureData | null)[]
}

/** One shop presented on a home page, from edge to edge on its own wall. */
export function ShopOfTheWeek({
  shop,
  place,
  title,
  text,
  makers = [],
  banner,
  pictures,
}: ShopOfTheWeekProps) {
  const t = useLabels('shopOfTheWeek', shopOfTheWeekLabels)
  return (
    <section
      className={styles.story}
      data-component="ShopOfTheWeek"
      data-shop-tone={shop.tone}
      aria-label={t('label')}
    >
      <div className={styles.text}>
        <span className={styles.shop}>
          <Avatar name={shop.name} id={shop.id} src={shop.logo} shape="arch" />
          <span>
            <b className={styles.label}>{t('label')}</b>
            <span>{[shop.name, place].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        {makers.length > 0 && (
          <ul className={styles.makers}>
            {makers.slice(0, 2).map((maker, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two makers may have one name
              <li key={`${at} ${maker.name}`}>
                <Makers makers={[maker]} shop={shop.name} names={maker.name} place={maker.line} />
              </li>
            ))}
          </ul>
        )}
        <Button className={styles.action} href={shop.href}>
          {t('visit', { shop: shop.name })}
        </Button>
      </div>
      {banner ? (
        <div className={styles.banner}>
          <Picture
            picture={banner}
            shape="fill"
            rounded="none"
            sizes="(min-width: 900px) 66vw, 100vw"
            decorative
          />
        </div>
      ) : (
        <div className={styles.pictures}>
          {pictures.slice(0, 3).map((picture, at) => (
            <Picture
              key={picture ? pictureKey(picture) : `empty ${at}`}
              picture={picture}
              shape="arch"
              sizes="(min-width: 900px) 17vw, 30vw"
              decorative
            />
          ))}
        </div>
      )}
    </section>
  )
}
