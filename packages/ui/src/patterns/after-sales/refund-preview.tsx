'use client'

import type { ReactNode } from 'react'
import { useMoney } from '../../primitives/price/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useLabels } from '../../system/index.ts'
import { OrderMoney } from '../order/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import type { RefundAmounts } from './after-sales-data.ts'
import * as styles from './refund-preview.css.ts'

export interface RefundPreviewProps {
  /** Amounts of the refund; `null` until they are known for the first time. */
  amounts: RefundAmounts | null
  /** ISO 4217 code. */
  currency: string
  /** Refunded share of shipping, as an explanation. Leave out for no explanation. */
  delivery?: 'all' | 'standard' | 'none' | undefined
  /** Newer amounts are being asked for: these step back. Default `false`. */
  loading?: boolean
  /** Problem of the last request, such as a `Note`. */
  children?: ReactNode
}

const WHY = { all: 'deliveryAll', standard: 'deliveryStandard', none: 'deliveryNone' } as const

/** Shows the refund of a return, and how it is calculated. */
export function RefundPreview({
  amounts,
  currency,
  delivery,
  loading = false,
  children,
}: RefundPreviewProps) {
  const t = useLabels('afterSales', afterSalesLabels)
  const { money } = useMoney()
  return (
    <div className={styles.box({ loading })} aria-busy={loading || undefined} data-component="RefundPreview">
      <h3 className={styles.title}>{t('refundPreview')}</h3>
      {amounts ? (
        <OrderMoney
          currency={currency}
          amounts={[
            { label: t('items'), amount: amounts.items },
            { label: t('delivery'), amount: amounts.delivery },
            { label: t('total'), amount: amounts.total, kind: 'total' },
          ]}
        />
      ) : (
        <p className={styles.why}>{t('pricing')}</p>
      )}
      {amounts && delivery && <p className={styles.why}>{t(WHY[delivery])}</p>}
      {children}
      <VisuallyHidden>
        <span role="status">{amounts && !loading && `${t('total')}: ${money(amounts.total, currency)}`}</span>
      </VisuallyHidden>
    </div>
  )
}
