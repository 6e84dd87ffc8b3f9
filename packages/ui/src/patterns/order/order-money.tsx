'use client'

import { useMoney } from '../../primitives/price/index.ts'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import * as styles from './order-money.css.ts'

export interface OrderAmount {
  /** Name of the amount; unique in the list. */
  label: string
  /** Amount in minor units; refunds are negative. */
  amount: number
  /** `total` is what was paid, `aside` is a part of another amount. Default `part`. */
  kind?: 'part' | 'total' | 'aside'
}

export interface OrderMoneyProps {
  /** The amounts in the order they are shown. */
  amounts: readonly OrderAmount[]
  /** ISO 4217 code. */
  currency: string
}

/** Lists the amounts of an order, one below the other. */
export function OrderMoney({ amounts, currency }: OrderMoneyProps) {
  const t = useLabels('order', orderLabels)
  const { money } = useMoney()
  return (
    <dl className={styles.list} aria-label={t('amounts')} data-component="OrderMoney">
      {amounts.map(({ label, amount, kind = 'part' }) => (
        <div key={label} className={styles.row({ kind })}>
          <dt>{label}</dt>
          <dd className={styles.figure}>{money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
