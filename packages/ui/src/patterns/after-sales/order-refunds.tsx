'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { useLabels } from '../../system/index.ts'
import { useOrderDates } from '../order/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import type { RefundData } from './after-sales-data.ts'
import * as styles from './case-card.css.ts'

const REASONS = {
  cancellation: 'forCancellation',
  return: 'forReturn',
  claim: 'forClaim',
  dispute: 'forDispute',
  goodwill: 'forGoodwill',
} as const
const STATUS = {
  pending: { icon: Clock, label: 'refundPending', text: 'refundPendingText' },
  succeeded: { icon: CircleCheck, label: 'refundSucceeded', text: null },
  failed: { icon: CircleAlert, label: 'refundFailed', text: 'refundFailedText' },
} as const

export interface OrderRefundsProps {
  /** The refunds of one order, in the order they are shown. With none, nothing is drawn. */
  refunds: readonly RefundData[]
  /** ISO 4217 code. */
  currency: string
  /** Id of the refund whose credit note is being downloaded. */
  busyId?: string | undefined
  /** Called when the credit note of a refund that was paid is asked for. Leave out for no such action. */
  onCreditNote?: ((id: string) => void) | undefined
}

/** Lists refunds that are pending, paid or failed. */
export function OrderRefunds({ refunds, currency, busyId, onCreditNote }: OrderRefundsProps) {
  const t = useLabels('afterSales', afterSalesLabels)
  const { money } = useMoney()
  const { day } = useOrderDates()
  if (refunds.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('refunds')} data-component="OrderRefunds">
      {refunds.map(({ id, amount, reason, status, note, at }) => {
        const { icon, label, text } = STATUS[status]
        return (
          <li key={id} className={styles.refund}>
            <Icon as={icon} size="sm" className={styles.refundIcon({ status })} />
            <span className={styles.refundText}>
              <span className={styles.refundTitle}>{t(label, { amount: money(amount, currency) })}</span>
              <span className={styles.refundDetail}>
                <span>{t(REASONS[reason])}</span> · <time dateTime={at}>{day(at)}</time>
                {note && <span>{` · ${note}`}</span>}
              </span>
              {text && <span className={styles.refundDetail}>{t(text)}</span>}
            </span>
            {onCreditNote && status === 'succeeded' && (
              <span className={styles.refundAction}>
                <Button
                  size="sm"
                  emphasis="line"
                  busy={busyId === id}
                  aria-label={t('creditNoteOf', { amount: money(amount, currency) })}
                  onClick={() => onCreditNote(id)}
                >
                  {t('creditNote')}
                </Button>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
