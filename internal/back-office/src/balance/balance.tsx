'use client'

import { useLabels } from '@stoa/ui/internal/system'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import * as styles from './balance.css.ts'
import { balanceLabels } from './balance.labels.ts'

export interface BalanceProps {
  /** Available, pending and total amount as shown: "$1,204.50". Leave out while they load. */
  amounts?: { available: string; waiting: string; balance: string } | undefined
}

const PARTS = ['available', 'waiting', 'balance'] as const

/** Shows a shop's balance: available, pending and total. */
export function Balance({ amounts }: BalanceProps) {
  const t = useLabels('balance', balanceLabels)
  return (
    <dl className={styles.root} data-component="Balance" aria-busy={!amounts || undefined}>
      {PARTS.map(part => (
        <div key={part} className={styles.part}>
          <dt className={styles.label}>{t(part)}</dt>
          <dd className={styles.amount}>
            {amounts?.[part] ?? (
              <>
                <span aria-hidden>–</span>
                <VisuallyHidden>{t('reading')}</VisuallyHidden>
              </>
            )}
          </dd>
          <dd className={styles.text}>{t(`${part}Text`)}</dd>
        </div>
      ))}
    </dl>
  )
}
