'use client'

import { useId } from 'react'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Price } from '../../primitives/price/index.ts'
import { Anchor } from '../../system/index.ts'
import * as styles from './room-scene.css.ts'

/** Prices are minor units. */
export interface ScenePieceData {
  /** Unique in the scene. */
  id: string
  /** The product's name. */
  name: string
  /** Address of the product's page. */
  href: string
  /** Its shop or makers: "Ines & Tom · Falmouth". */
  from: string
  /** The regular price, in minor units. */
  price: number
  /** The sale price, in minor units. `null` or left out: not on sale. */
  priceSale?: number | null
  /** Writes "From", for a product whose variants differ in price. Default `false`. */
  priceFrom?: boolean | undefined
  /** Its place in the picture, in percent of the picture's width. */
  x: number
  /** Its place in the picture, in percent of the picture's height. */
  y: number
}

export interface RoomSceneProps {
  /** The heading. */
  title: string
  /** Smaller text at the end of the heading's row: "5 items from 4 shops". Leave out for none. */
  detail?: string | undefined
  /** A wide picture, about twice as wide as high. Its sides are cut off in narrow windows. */
  picture: PictureData
  /** The products in it, in reading order. */
  pieces: readonly ScenePieceData[]
}

/** A room from edge to edge, with a number at each product and the products as a list below. */
export function RoomScene({ title, detail, picture, pieces }: RoomSceneProps) {
  const titleId = useId()
  return (
    <section className={styles.scene} data-component="RoomScene" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
      <div className={styles.frame}>
        <div className={styles.room}>
          <Picture
            picture={picture}
            shape="fill"
            rounded="none"
            sizes="(min-width: 900px) 100vw, 130vw"
            decorative
          />
          {pieces.map(({ id, href, x, y }, at) => (
            // The list has the same links for keyboards and screen readers.
            <Anchor
              key={id}
              className={styles.point}
              href={href}
              style={{ left: `${x}%`, top: `${y}%` }}
              tabIndex={-1}
              aria-hidden
            >
              {at + 1}
            </Anchor>
          ))}
        </div>
      </div>
      <ol className={styles.list}>
        {pieces.map(({ id, name, href, from, price, priceSale, priceFrom }, at) => (
          <li key={id}>
            <Anchor className={styles.piece} href={href}>
              <span className={styles.number} aria-hidden>
                {at + 1}
              </span>
              <span className={styles.texts}>
                <span className={styles.name}>{name}</span>
                <span className={styles.from}>{from}</span>
              </span>
              <span className={styles.price}>
                <Price amount={price} saleAmount={priceSale} from={priceFrom} />
              </span>
            </Anchor>
          </li>
        ))}
      </ol>
    </section>
  )
}
