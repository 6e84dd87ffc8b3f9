'use client'

import { useEffect, useId, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { useLabels } from '../../system/index.ts'
import { checkoutLabels } from './checkout.labels.ts'
import * as styles from './total-comparison.css.ts'

export interface TotalChange {
  /** Unique in the list. */
  id: string
  /** Name of the change: a product, a shop's shipping, the address. */
  label: string
  /** Former value: minor units, or a text; `null` if it did not exist. */
  before: number | string | null
  /** New value: minor units, or a text; `null` if it no longer exists. */
  now: number | string | null
}

export interface TotalComparisonProps {
  /** Changed values only. */
  changes: readonly TotalChange[]
  /** The total that was shown before, in minor units. */
  totalBefore: number
  /** The total that would be charged, in minor units. */
  totalNow: number
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
  /** The answer is being sent: the button shows a spinner and ignores presses. */
  busy?: boolean | undefined
  /** Called when the new total is accepted. */
  onAccept: () => void
  /** Link to the page to change it. Leave out for none. */
  cancel?: { label: string; href: string } | undefined
}

/** Compares what was shown with the current amounts. Nothing is charged until the new total is accepted. */
export function TotalComparison(props: TotalComparisonProps) {
  const { changes, totalBefore, totalNow, currency, busy, onAccept, cancel } = props
  const t = useLabels('checkout', checkoutLabels)
  const { money } = useMoney()
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const value = (amount: number | string | null) =>
    amount === null ? t('notThere') : typeof amount === 'number' ? money(amount, currency) : amount
  return (
    <section className={styles.root} aria-labelledby={id} data-component="TotalComparison">
      <h2 className={styles.title} id={id} ref={title} tabIndex={-1}>
        {t('changedTitle')}
      </h2>
      <p>{t('changedText')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.name} scope="col">
              {t('what')}
            </th>
            <th className={styles.cell} scope="col">
              {t('before')}
            </th>
            <th className={styles.cell} scope="col">
              {t('now')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(change => (
            <tr key={change.id} className={styles.row}>
              <th className={styles.name} scope="row">
                {change.label}
              </th>
              <td className={styles.old}>{value(change.before)}</td>
              <td className={styles.cell}>{value(change.now)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.totalRow}>
            <th className={styles.name} scope="row">
              {t('total')}
            </th>
            <td className={styles.old}>{money(totalBefore, currency)}</td>
            <td className={styles.cell}>{money(totalNow, currency)}</td>
          </tr>
        </tfoot>
      </table>
      <div className={styles.actions}>
        <Button busy={busy} onClick={onAccept}>
          {t('accept')}
        </Button>
        {cancel && (
          <Button emphasis="plain" href={cancel.href}>
            {cancel.label}
          </Button>
        )}
      </div>
    </section>
  )
}
