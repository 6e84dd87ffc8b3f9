'use client'

import Heart from 'lucide-react/icons/heart'
import Plus from 'lucide-react/icons/plus'
import { memo, useId } from 'react'
import { Badge } from '../../primitives/badge/index.ts'
import { Button } from '../../primitives/button/index.ts'
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
  id: string
  name: string
  href: string
  shop: ShopRef
  /** Who makes it and where, in place of the shop's name, which is still read out: "Ines & Tom · Falmouth". */
  madeBy?: string | undefined
  picture: PictureData | null
  price: number
  priceSale?: number | null
  /** The price is the lowest of several: "From $19.00". */
  priceFrom?: boolean | undefined
  currency?: string | undefined
  rating?: RatingData | null
  /** Something must be chosen before it can be bought. */
  hasOptions?: boolean | undefined
  soldOut?: boolean | undefined
  isNew?: boolean | undefined
}

export interface ProductCardProps {
  product: ProductCardData
  /** Offers a quick "Add to cart" over the picture to those with a mouse or a keyboard. */
  onAddToCart?: ((id: string) => void) | undefined
  saved?: boolean | undefined
  /** Shows the heart. */
  onSavedChange?: ((id: string, saved: boolean) => void) | undefined
  /** Among the first that are seen: the picture is not lazy. */
  priority?: boolean
  /** The picture's `sizes`; the default fits `ProductGrid` of four columns. */
  sizes?: string
  headingLevel?: 2 | 3 | 4
}

const gridSizes = '(min-width: 1280px) 302px, (min-width: 1100px) 23vw, (min-width: 768px) 30vw, 45vw'

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
  const off = priceParts({ amount: price, saleAmount: priceSale }).percentOff

  return (
    <article
      className={styles.card}
      aria-labelledby={headingId}
      data-component="ProductCard"
      data-state={soldOut ? 'sold-out' : 'buyable'}
    >
      <div className={styles.frame}>
        <Picture picture={picture} sizes={sizes} priority={priority} decorative />
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
        {onAddToCart && !soldOut && (
          <div className={styles.quick}>
            <Button
              block
              size="sm"
              emphasis="line"
              icon={product.hasOptions ? undefined : Plus}
              aria-label={t(`${quick}Named`, { name })}
              onClick={() => onAddToCart(id)}
            >
              {t(quick)}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.meta}>
        <span className={styles.shop}>
          {product.madeBy ? (
            <>
              <VisuallyHidden>{`${shop.name}: `}</VisuallyHidden>
              {product.madeBy}
            </>
          ) : (
            shop.name
          )}
        </span>
        <Heading id={headingId} className={styles.name}>
          <Anchor className={styles.link} href={href}>
            {name}
          </Anchor>
        </Heading>
        <Price amount={price} saleAmount={priceSale} currency={currency} from={product.priceFrom} />
        {rating && <Rating average={rating.average} count={rating.count} />}
      </div>
    </article>
  )
})
