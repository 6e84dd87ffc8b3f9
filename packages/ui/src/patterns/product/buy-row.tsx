'use client'

import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { Note } from '../../primitives/note/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Price } from '../../primitives/price/index.ts'
import { QuantityStepper } from '../../primitives/quantity-stepper/index.ts'
import { useLabels } from '../../system/index.ts'
import { BottomBar } from '../bottom-bar/index.ts'
import * as styles from './product.css.ts'
import { productLabels } from './product.labels.ts'

interface Buying {
  /** Called when "Add to cart" is pressed. */
  onAddToCart: () => void
  /** It is being added: the button shows a spinner and ignores presses. */
  busy?: boolean | undefined
  /** Disables the button, which then says "Sold out". Default `false`. */
  soldOut?: boolean | undefined
  /** Disables the button for a reason that the host shows, such as a country that isn't shipped to. Default `false`. */
  disabled?: boolean | undefined
}

export interface BuyRowProps extends Buying {
  /** The product's name; it goes into the names of the controls. */
  name: string
  /** Quantity; the host keeps the state. */
  quantity: number
  /** Called with the new quantity, a whole number within the range. */
  onQuantityChange: (quantity: number) => void
  /** The stock. Leave out when it is not counted. */
  max?: number | undefined
  /** Whether the heart is filled. Default `false`. */
  saved?: boolean | undefined
  /** Called with the new state when the heart is pressed. Without it there is no heart. */
  onSavedChange?: ((saved: boolean) => void) | undefined
}

/**
 * Lets the user choose a quantity and add it to the cart, or save it for later. On phones the button itself is in
 * `BuyBar`.
 */
export function BuyRow({
  name,
  quantity,
  onQuantityChange,
  max,
  onAddToCart,
  busy,
  soldOut = false,
  disabled = false,
  saved = false,
  onSavedChange,
}: BuyRowProps) {
  const t = useLabels('product', productLabels)
  return (
    <>
      <div className={styles.buyRow} data-component="BuyRow">
        <QuantityStepper
          size="lg"
          productName={name}
          value={quantity}
          onValueChange={onQuantityChange}
          max={max}
          disabled={soldOut || disabled}
        />
        <Button
          className={styles.buyButton}
          size="lg"
          icon={ShoppingBag}
          busy={busy}
          disabled={soldOut || disabled}
          onClick={onAddToCart}
        >
          {t(soldOut ? 'soldOut' : 'addToCart')}
        </Button>
        {onSavedChange && (
          <button
            type="button"
            className={styles.save}
            aria-label={t('save', { name })}
            aria-pressed={saved}
            onClick={() => onSavedChange(!saved)}
          >
            <Icon as={Heart} className={styles.heart} />
          </button>
        )}
      </div>
      <noscript>
        <Note>{t('needsScript')}</Note>
      </noscript>
    </>
  )
}

export interface BuyBarProps extends Buying {
  /** The regular price, in minor units. */
  amount: number
  /** The sale price, in minor units. `null` or left out: not on sale. */
  saleAmount?: number | null | undefined
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
  /** Chosen options, if there are any: "Ink, 320 ml". */
  choice?: string | undefined
  /** The picture of what is chosen. `null` or left out: none. */
  picture?: PictureData | null | undefined
}

/** Shows price and Add to cart at the foot of a phone's screen. */
export function BuyBar({
  amount,
  saleAmount,
  currency,
  choice,
  picture,
  onAddToCart,
  busy,
  soldOut = false,
  disabled = false,
}: BuyBarProps) {
  const t = useLabels('product', productLabels)
  return (
    <BottomBar
      label={t('buy')}
      wordy
      summary={
        <span className={styles.chosen}>
          {picture && (
            <span className={styles.chosenPicture}>
              <Picture picture={picture} sizes="48px" rounded="sm" decorative />
            </span>
          )}
          <span className={styles.chosenLabel}>
            {choice && <span className={styles.choice}>{choice}</span>}
            <Price stacked={!choice} size="lg" amount={amount} saleAmount={saleAmount} currency={currency} />
          </span>
        </span>
      }
    >
      <Button block size="lg" busy={busy} disabled={soldOut || disabled} onClick={onAddToCart}>
        {t(soldOut ? 'soldOut' : 'addToCart')}
      </Button>
    </BottomBar>
  )
}
