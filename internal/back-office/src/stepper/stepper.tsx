'use client'

import { Icon } from '@stoa/ui/icon'
import { useLabels } from '@stoa/ui/internal/system'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import Check from 'lucide-react/icons/check'
import * as styles from './stepper.css.ts'
import { stepperLabels } from './stepper.labels.ts'

export interface Step {
  /** Unique among the steps; `onValueChange` gets it. */
  id: string
  /** The step's name. */
  label: string
  /** Whether nothing is missing in it. */
  done: boolean
}

export interface StepperProps {
  /** The steps in order; each can be opened at any time. */
  steps: readonly Step[]
  /** The id of the step that is open. */
  value: string
  /** Called with the id of the step that was pressed. */
  onValueChange: (id: string) => void
}

/** Shows the current step of a form; every step can be opened at any time. */
export function Stepper({ steps, value, onValueChange }: StepperProps) {
  const t = useLabels('stepper', stepperLabels)
  return (
    <nav aria-label={t('label')} data-component="Stepper">
      <ol className={styles.list}>
        {steps.map(({ id, label, done }, at) => (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={styles.step}
              aria-current={id === value ? 'step' : undefined}
              onClick={() => onValueChange(id)}
            >
              <span className={styles.mark} data-done={done || undefined} aria-hidden="true">
                {done ? <Icon as={Check} size="sm" /> : at + 1}
              </span>
              <span>{label}</span>
              {done && <VisuallyHidden>{t('done')}</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
