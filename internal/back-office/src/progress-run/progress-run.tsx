'use client'

import { useLabels } from '@stoa/ui/internal/system'
import { Progress } from '@stoa/ui/progress'
import type { ReactNode } from 'react'
import * as styles from './progress-run.css.ts'
import { progressRunLabels } from './progress-run.labels.ts'

export interface ProgressRunProps {
  /** Work in progress: "Checking kiln.csv". */
  label: string
  /** Number of finished units, shown together with `total`. */
  done: number
  /** Number of all units. Leave out until it is known. */
  total?: number | undefined
  /** Results so far: 412 new, 7 rejected. Default none. */
  counts?: readonly { id: string; label: string; tone?: 'neutral' | 'critical' | undefined }[] | undefined
  /** Below it, such as a button that cancels it. */
  children?: ReactNode
}

/** A long run at the server: how far it is, and what came of it. */
export function ProgressRun({ label, done, total, counts = [], children }: ProgressRunProps) {
  const t = useLabels('progressRun', progressRunLabels)
  return (
    <div className={styles.root} data-component="ProgressRun">
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        {total !== undefined && <span className={styles.figures}>{t('count', { done, total })}</span>}
      </div>
      <Progress label={label} {...(total !== undefined && { value: done, max: Math.max(total, 1) })} />
      {counts.length > 0 && (
        <ul className={styles.counts}>
          {counts.map(count => (
            <li key={count.id} className={styles.count({ tone: count.tone })}>
              {count.label}
            </li>
          ))}
        </ul>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
