'use client'

import Heart from 'lucide-react/icons/heart'
import Plus from 'lucide-react/icons/plus'
import { memo, useId, useState } from 'react'
import { Avatar } from '../../primitives/avatar/index.ts'
import { Badge } from '../../primitives/badge/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { Swatch } from '../../primitives/field/swatch.tsx'
import { Icon } from '../../primitives/icon/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Price, priceParts, useMoney } from '../../primitives/price/index.ts'
import { Rating } from '../../primitives/rating/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import type { RatingData, ShopRef } from '../view-models/index.ts'
import * as styles from './product-card.css.ts'
import { productCardLabels } from './product-card.labels.ts'

/** Prices are minor units. */
export interface ProductCardData {
  /** Unique in the list; events give it back. */
  id: string
  /** The product's name. */
  name: string
  /** Address of the product's page. */
  href: string
  /** The shop that sells it. */
  shop: ShopRef
  /** Maker and city: "Ines & Tom · Falmouth". Replaces the shop's name, which is still announced. */
  madeBy?: string | undefined
  /** The product's picture; `null` draws the placeholder. */
  picture: PictureData | null
  /** Replaces the picture while a mouse points at the card; loaded only then. */
  secondPicture?: PictureData | null | undefined
  /** The regular price, in minor units. */
  price: number
  /** The sale price, in minor units. `null` or left out: not on sale. */
  priceSale?: number | null
  /** Writes "From $19.00", for a product whose variants differ in price. Default `false`. */
  priceFrom?: boolean | undefined
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
  /** The average of its reviews. `null` or left out: none is shown. */
  rating?: RatingData | null
  /** Whether options must be chosen first: the quick button says "Choose options". Default `false`. */
  hasOptions?: boolean | undefined
  /** Number of items left, if that is worth saying. Leave out for no text. */
  left?: number | undefined
  /** Colors it comes in, as `#rrggbb`, up to five. */
  swatches?: readonly string[] | undefined
  /** Number of its colors; 0 or 1 shows no swatches. Default 0. */
  colorCount?: number | undefined
  /** Line about its shipping: "Arrives Dec 3–7". Leave out for none. Empty keeps its height. */
  delivery?: string | undefined
  /** Whether it can be shipped to the shopper. `false` takes the quick button away. Default `true`. */
  deliverable?: boolean | undefined
  /** Shows the tag "Sold out" and takes the quick button away. Default `false`. */
  soldOut?: boolean | undefined
  /** Shows the tag "New". Default `false`. */
  isNew?: boolean | undefined
}

export interface ProductCardProps {
  /** The product to show. */
  product: ProductCardData
  /** Called with the product's id when the quick button is pressed. Without it there is none. */
  onAddToCart?: ((id: string) => void) | undefined
  /** Whether the heart is filled. Default `false`. */
  saved?: boolean | undefined
  /**
   * Called with the product's id and the new state when the heart is pressed. Without it there is no heart.
   */
  onSavedChange?: ((id: string, saved: boolean) => void) | undefined
  /** Loads the picture at once, for the cards seen first. Default `false`. */
  priority?: boolean
  /** The picture's `sizes` attribute. Default fits `ProductGrid` with four columns. */
  sizes?: string
  /** The level of the product's name. Default 3. */
  headingLevel?: 2 | 3 | 4
}

/** A pointer that can rest on a card without pressing it. */
const POINTED = '(hover: hover) and (pointer: fine)'

const gridSizes = '(min-width: 1280px) 302px, (min-width: 1100px) 23vw, (min-width: 768px) 30vw, 45vw'

/** A product in a list: the whole card is one link. */
export const ProductCard = memo(function ProductCard({
  product,
  onAddToCart,
  saved = false,
  onSavedChange,
  priority = false,
  sizes = gridSizes,
  headingLevel = 3,
}: ProductCardProps) {
  const t = useLabels('productCard', productCardLabels)
  const { percentOff } = useMoney()
  const Heading = `h${headingLevel}` as const
  const headingId = useId()
  const { id, name, href, shop, picture, price, priceSale, currency, rating, soldOut, isNew } = product
  const quick = product.hasOptions ? 'choose' : 'addToCart'
  const { secondPicture, left, swatches = [], colorCount = 0 } = product
  const shades = [...new Set(swatches)]
  const [isMet, setIsMet] = useState(false)
  // A finger that presses a card goes to its page: it has no use for another picture.
  const meet = secondPicture && !isMet ? () => matchMedia(POINTED).matches && setIsMet(true) : undefined
  const off = priceParts({ amount: price, saleAmount: priceSale }).percentOff

  return (
    <article
      className={styles.card}
      aria-labelledby={headingId}
      data-component="ProductCard"
      data-state={soldOut ? 'sold-out' : 'buyable'}
      onPointerEnter={meet}
      onFocus={meet}
    >
      <div className={styles.frame}>
        <Picture picture={picture} sizes={sizes} priority={priority} decorative />
        {isMet && (
          <span className={styles.second} data-part="Second">
            <Picture picture={secondPicture} sizes={sizes} priority decorative />
          </span>
        )}
        <div className={styles.tags}>
          {isNew && (
            <Badge emphasis="solid" tone="inverse">
              {t('new')}
            </Badge>
          )}
          {off !== null && !soldOut && (
            // The two prices below say the same to those who listen.
            <Badge emphasis="solid" tone="sale" aria-hidden="true" data-part="Percent">
              <bdi dir="ltr">{percentOff(off)}</bdi>
            </Badge>
          )}
          {soldOut && (
            <Badge emphasis="solid" tone="raised">
              {t('soldOut')}
            </Badge>
          )}
        </div>
        {onSavedChange && (
          <button
            type="button"
            className={styles.save}
            aria-label={t('save', { name })}
            aria-pressed={saved}
            onClick={() => onSavedChange(id, !saved)}
          >
            <Icon as={Heart} className={styles.heart} />
          </button>
        )}
      </div>
      <div className={styles.meta}>
        <span className={styles.shop} data-shop-tone={shop.tone}>
          {shop.logo && (
            <Avatar className={styles.sign} name={shop.name} id={shop.id} src={shop.logo} shape="arch" />
          )}
          {product.madeBy ? (
            <>
              <VisuallyHidden>{`${shop.name}: `}</VisuallyHidden>
              <span className={styles.madeBy}>{product.madeBy}</span>
            </>
          ) : (
            <span className={styles.madeBy}>{shop.name}</span>
          )}
        </span>
        <Heading id={headingId} className={styles.name}>
          <Anchor className={styles.link} href={href}>
            {name}
          </Anchor>
        </Heading>
        <Price amount={price} saleAmount={priceSale} currency={currency} from={product.priceFrom} />
        {product.delivery !== undefined && (
          <span className={styles.delivery} data-part="Delivery">
            {product.delivery}
          </span>
        )}
        {rating && <Rating average={rating.average} count={rating.count} />}
        {colorCount > 1 && (
          <span className={styles.swatches}>
            <VisuallyHidden>{t('colors', { count: colorCount })}</VisuallyHidden>
            {shades.map(color => (
              <Swatch key={color} color={color} size="sm" />
            ))}
            {colorCount > shades.length && (
              <span aria-hidden="true">{t('more', { count: colorCount - shades.length })}</span>
            )}
          </span>
        )}
        {left !== undefined && !soldOut && <span className={styles.left}>{t('left', { count: left })}</span>}
      </div>
      {onAddToCart && !soldOut && product.deliverable !== false && (
        <div className={styles.quick}>
          <Button
            block
            size="sm"
            emphasis="line"
            aria-label={t(`${quick}Named`, { name })}
            data-quick={quick}
            onClick={() => onAddToCart(id)}
          >
            <Icon as={Plus} size="sm" className={styles.plus} />
            <span className={styles.label}>{t(quick)}</span>
          </Button>
        </div>
      )}
    </article>
  )
})
