import { Badge } from '../../primitives/badge/index.ts'
import { Price } from '../../primitives/price/index.ts'
import * as styles from './product.css.ts'

export interface ProductPriceProps {
  /** Minor units. */
  amount: number
  saleAmount?: number | null | undefined
  currency?: string | undefined
  /** When the sale ends, in words: "Until Sunday". Only what is true. */
  saleEnds?: string | undefined
}

export function ProductPrice({ amount, saleAmount, currency, saleEnds }: ProductPriceProps) {
  return (
    <div className={styles.priceRow} data-component="ProductPrice" aria-live="polite">
      <Price size="xl" showPercent amount={amount} saleAmount={saleAmount} currency={currency} />
      {saleEnds && (
        <Badge emphasis="solid" tone="sale">
          {saleEnds}
        </Badge>
      )}
    </div>
  )
}
