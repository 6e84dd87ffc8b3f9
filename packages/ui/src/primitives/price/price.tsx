'use client'

import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './price.css.ts'
import { priceLabels } from './price.labels.ts'
import { priceParts } from './price-parts.ts'
import { useMoney } from './use-money.ts'

export interface PriceProps {
  /** Minor units: 2800 is $28.00. */
  amount: number
  /** Minor units. When present it is what the buyer pays, and `amount` is struck if it was higher. */
  saleAmount?: number | null
  /** ISO 4217; the provider's when left out. */
  currency?: string
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Shows "−20%" after the struck price. Cards leave it out: their picture's tag says it. */
  showPercent?: boolean
  /** "From $19.00", for a product whose variants differ in price. */
  from?: boolean
  /** The struck price below the current one, where width is short. */
  stacked?: boolean
}

export function Price({
  amount,
  saleAmount,
  currency,
  size = 'md',
  showPercent = false,
  from = false,
  stacked = false,
}: PriceProps) {
  const t = useLabels('price', priceLabels)
  const format = useMoney()
  const { current, original, percentOff } = priceParts({ amount, saleAmount })
  const onSale = original !== null
  const money = format.money(current, currency)
  const look = onSale ? styles.sale : styles.current

  return (
    <span
      className={stacked ? cx(styles.sizes[size], styles.stacked) : styles.sizes[size]}
      data-component="Price"
      data-state={onSale ? 'sale' : 'regular'}
    >
      {onSale && <VisuallyHidden>{t('salePrice')}</VisuallyHidden>}
      <b className={size === 'xl' ? cx(look, styles.display) : look} data-part="Current">
        {from ? t('from', { price: money }) : money}
      </b>
      {onSale && (
        <>
          <VisuallyHidden>{t('originalPrice')}</VisuallyHidden>
          <s className={size === 'xl' ? styles.largeOriginal : styles.original} data-part="Original">
            {format.money(original, currency)}
          </s>
        </>
      )}
      {showPercent && percentOff !== null && (
        // The minus stays before the figure, whichever way the page reads.
        <bdi className={styles.percent} dir="ltr" data-part="Percent">
          {format.percentOff(percentOff)}
        </bdi>
      )}
    </span>
  )
}
