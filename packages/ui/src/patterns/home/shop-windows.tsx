'use client'

import { AvatarGroup } from '../../primitives/avatar-group/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Price } from '../../primitives/price/index.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import type { ShopTone } from '../../tokens/index.ts'
import type { MakerData } from '../view-models/index.ts'
import * as styles from './shop-windows.css.ts'
import { shopWindowsLabels } from './shop-windows.labels.ts'

/** Prices are minor units. */
export interface ShopWindowData {
  /** Unique in the list. */
  id: string
  /** Address of the shop's page. */
  href: string
  /** The shop's name. */
  shop: string
  /** Wall of the shop, behind its window. Left out: the colors of the page. */
  tone?: ShopTone | undefined
  /** Maker of the product: "Ines & Tom · Falmouth", or the shop's name. */
  maker: string
  /** The people, whose faces are on the sill. At most two are shown. Default the shop's first letter. */
  makers?: readonly MakerData[] | undefined
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
  /** The shops to show, usually five. */
  windows: readonly ShopWindowData[]
}

/** Number of pictures that load at once: those that a phone and most of those that a desk shows first. */
const FIRST = 3

/** The arcade's arches as windows, each in the color of its shop, with one thing of it and who made it. */
export function ShopWindows({ windows }: ShopWindowsProps) {
  const t = useLabels('shopWindows', shopWindowsLabels)
  return (
    <section aria-label={t('title')} data-component="ShopWindows">
      <ul className={styles.row}>
        {windows.map(({ id, href, shop, tone, maker, makers = [], product, picture, ...rest }, at) => (
          <li key={id} className={styles.cell}>
            <Anchor className={styles.shopWindow} href={href} data-view-transition="" data-shop-tone={tone}>
              <span
                className={styles.arch}
                style={rest.isOpening ? { viewTransitionName: 'shop-banner' } : undefined}
              >
                <span className={styles.niche}>
                  <Picture
                    picture={picture}
                    shape="fill"
                    rounded="none"
                    sizes="(min-width: 1280px) 196px, (min-width: 900px) 16vw, 186px"
                    priority={at < FIRST}
                    decorative
                  />
                </span>
              </span>
              <AvatarGroup
                className={styles.people}
                shape="arch"
                people={makers.length > 0 ? makers : [{ name: shop }]}
                max={2}
              />
              <span className={styles.facts}>
                <span className={styles.maker}>{maker}</span>
                <span className={styles.product}>{product}</span>
                <Price amount={rest.price} saleAmount={rest.priceSale} from={rest.priceFrom} />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
