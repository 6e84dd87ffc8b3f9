'use client'

import { useLabels } from '../../system/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './password-field.css.ts'
import { passwordFieldLabels } from './password-field.labels.ts'

export interface PasswordStrength {
  /** 0 is empty or hopeless, 4 is the best. */
  score: 0 | 1 | 2 | 3 | 4
  /** The verdict in the reader's language: "Good". */
  label: string
}

const looks = ['off', 'weak', 'fair', 'good', 'good'] as const
const segments = [1, 2, 3, 4] as const

/** Shows four parts that fill as the password gets stronger. The label has the meaning, the colors repeat it. */
export function StrengthLine({ score, label }: PasswordStrength) {
  const t = useLabels('passwordField', passwordFieldLabels)
  return (
    <div className={styles.strength} data-part="Strength">
      <VisuallyHidden>
        <meter aria-label={t('strength')} aria-valuetext={label} min={0} max={4} value={score} />
      </VisuallyHidden>
      {segments.map(place => (
        <span key={place} className={styles.segment[place <= score ? looks[score] : 'off']} />
      ))}
      <span className={styles.verdict} aria-live="polite">
        {label}
      </span>
    </div>
  )
}
