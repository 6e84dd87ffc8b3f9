import type { ReactNode } from 'react'
import { Badge } from '../../primitives/badge/index.ts'
import { Price } from '../../primitives/price/index.ts'
import * as styles from './product.css.ts'

export interface ProductPriceProps {
  /** The regular price, in minor units. */
  amount: number
  /** The sale price, in minor units. `null` or left out: not on sale. */
  saleAmount?: number | null | undefined
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
  /** End of the sale as a text: "Until Sunday". Leave out if it has no end. */
  saleEnds?: string | undefined
  /** Text below the price, such as the tax that it includes. */
  note?: ReactNode
}

/** Shows the price of a product on its own page, with the end of a sale. */
export function ProductPrice({ amount, saleAmount, currency, saleEnds, note }: ProductPriceProps) {
  return (
    <div className={styles.priceRow} data-component="ProductPrice" aria-live="polite">
      <Price size="page" showPercent amount={amount} saleAmount={saleAmount} currency={currency} />
      {saleEnds && (
        <Badge emphasis="solid" tone="sale">
          {saleEnds}
        </Badge>
      )}
      {note && <small className={styles.priceNote}>{note}</small>}
    </div>
  )
}
