'use client'

import { Button } from '../../primitives/button/index.ts'
import { Link } from '../../primitives/link/index.ts'
import { Picture } from '../../primitives/picture/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import type { OrderLineData } from './order-card.tsx'
import * as styles from './order-detail-card.css.ts'

export interface OrderDetailLine extends OrderLineData {
  /** Price paid for one item, in minor units. */
  unitPrice: number
  /** The regular price of one in minor units, when a sale price was paid; else `null`. */
  compareAt: number | null
  /** Price paid for the line, in minor units. */
  total: number
  /** Number of canceled items; 0 for none. */
  canceled: number
  /** Number of returned items. Default 0. */
  returned?: number
  /** Whether its variant is still sold: if not, it says so instead of "Buy again". */
  isSold: boolean
  /** URL of the page to review it. Leave out if that is not possible now. */
  reviewHref?: string | undefined
}

interface OrderLineProps {
  line: OrderDetailLine
  currency: string
  busy: boolean
  onBuy: (() => void) | undefined
}

/** Shows a line on the page of an order: its product, price and status. */
export function OrderLine({ line, currency, busy, onBuy }: OrderLineProps) {
  const t = useLabels('order', orderLabels)
  const { money } = useMoney()
  const { title, options, quantity, picture, href, unitPrice, compareAt, total, canceled } = line
  const { returned = 0, isSold, reviewHref } = line
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture picture={picture} sizes="72px" rounded="sm" decorative />
      </span>
      <div className={styles.text}>
        <span className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</span>
        {options.length > 0 && <span className={styles.detail}>{options.join(' · ')}</span>}
        <span className={styles.detail}>
          {t('each', { quantity, price: money(unitPrice, currency) }) +
            (compareAt === null ? '' : ` (${t('before', { price: money(compareAt, currency) })})`)}
        </span>
        {canceled > 0 && <span className={styles.canceled}>{t('canceledPieces', { count: canceled })}</span>}
        {returned > 0 && <span className={styles.detail}>{t('returnedPieces', { count: returned })}</span>}
      </div>
      <span className={styles.amount}>{money(total, currency)}</span>
      {(onBuy || reviewHref) && (
        <span className={styles.again}>
          {onBuy && isSold && (
            <Button
              size="sm"
              emphasis="soft"
              busy={busy}
              onClick={onBuy}
              aria-label={t('buyLineAgain', { title })}
            >
              {t('buyAgain')}
            </Button>
          )}
          {reviewHref && (
            <Button size="sm" emphasis="plain" href={reviewHref} aria-label={t('writeReviewOf', { title })}>
              {t('writeReview')}
            </Button>
          )}
          {onBuy && !isSold && <span className={styles.detail}>{t('notSold')}</span>}
        </span>
      )}
    </li>
  )
}
