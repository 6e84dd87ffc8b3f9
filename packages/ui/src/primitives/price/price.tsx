'use client'

import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './price.css.ts'
import { priceLabels } from './price.labels.ts'
import { priceParts } from './price-parts.ts'
import { useMoney } from './use-money.ts'

export interface PriceProps {
  /**
   * The regular price in minor units: 2800 is $28.00. If the law asks for another struck price, such as the lowest of
   * the 30 days before the reduction, give that one and name it in the messages: `price.originalPrice`.
   */
  amount: number
  /** Sale price in minor units; `amount` is struck through if it is higher. */
  saleAmount?: number | null
  /** ISO 4217 code, such as "EUR". Default the provider's. */
  currency?: string
  /** Size of the text. Default `md`; `page` is for a product's own page, and shows what the struck price is. */
  size?: 'sm' | 'md' | 'lg' | 'page'
  /** Shows the reduction after the struck price: "−20%". Default `false`. */
  showPercent?: boolean
  /** Writes "From $19.00", for a product whose variants differ in price. Default `false`. */
  from?: boolean
  /** Puts the struck price below the current one, for narrow places. Default `false`. */
  stacked?: boolean
}

/** Shows a price in the provider's locale and currency. For a sum use `useMoney`. */
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
  const isPage = size === 'page'

  return (
    <span
      className={stacked ? cx(styles.sizes[size], styles.stacked) : styles.sizes[size]}
      data-component="Price"
      data-state={onSale ? 'sale' : 'regular'}
    >
      {onSale && <VisuallyHidden>{t('salePrice')}</VisuallyHidden>}
      <b className={isPage ? cx(look, styles.display) : look} data-part="Current">
        {from ? t('from', { price: money }) : money}
      </b>
      {onSale && (
        <span className={isPage ? styles.largeOriginal : styles.original}>
          {isPage ? (
            <span>{`${t('originalPrice')} `}</span>
          ) : (
            <VisuallyHidden>{t('originalPrice')}</VisuallyHidden>
          )}
          <s data-part="Original">{format.money(original, currency)}</s>
        </span>
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
