'use client'

import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Price } from '../../primitives/price/index.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import * as styles from './shop-windows.css.ts'
import { shopWindowsLabels } from './shop-windows.labels.ts'

/** Prices are minor units. */
export interface ShopWindowData {
  /** Unique in the list. */
  id: string
  /** Address of the shop's page. */
  href: string
  /** Maker of the product: "Ines & Tom · Falmouth", or the shop's name. */
  maker: string
  /** The product's name. */
  product: string
  /** The product's picture; `null` draws the placeholder. */
  picture: PictureData | null
  /** The regular price, in minor units. */
  price: number
  /** The sale price, in minor units. `null` or left out: not on sale. */
  priceSale?: number | null
  /** Writes "From", for a product whose variants differ in price. Default `false`. */
  priceFrom?: boolean | undefined
  /**
   * The shop's page is being opened or was just left: the arch morphs into its banner by a view transition.
   */
  isOpening?: boolean | undefined
}

export interface ShopWindowsProps {
  /** The shops to show, usually three. */
  windows: readonly ShopWindowData[]
}

/** The arcade's arches as windows: each is a shop, with one thing of it. */
export function ShopWindows({ windows }: ShopWindowsProps) {
  const t = useLabels('shopWindows', shopWindowsLabels)
  return (
    <section className={styles.windows} aria-label={t('title')} data-component="ShopWindows">
      <p className={styles.title} aria-hidden="true">
        {t('title')}
      </p>
      <ul className={styles.row}>
        {windows.map(({ id, href, maker, product, picture, price, priceSale, priceFrom, isOpening }) => (
          <li key={id}>
            <Anchor className={styles.shopWindow} href={href} data-view-transition="">
              <span
                className={styles.arch}
                style={isOpening ? { viewTransitionName: 'shop-banner' } : undefined}
              >
                <Picture
                  picture={picture}
                  shape="arch"
                  sizes="(min-width: 900px) 148px, (min-width: 600px) 22vw, 30vw"
                  decorative
                />
              </span>
              <span className={styles.facts}>
                <span className={styles.maker}>{maker}</span>
                <span className={styles.product}>{product}</span>
                <Price amount={price} saleAmount={priceSale} from={priceFrom} />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
