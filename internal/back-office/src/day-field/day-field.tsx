'use client'

import { Icon } from '@stoa/ui/icon'
import { fieldStyles } from '@stoa/ui/internal/primitives'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import * as styles from './day-field.css.ts'

export interface DayFieldProps {
  /** The field's label and name. */
  label: string
  /** The day, `2026-11-30`, with `withTime` `2026-11-30T09:00`; empty for none. */
  value: string
  /** Called with the new day in the same form, or with an empty string. */
  onValueChange: (day: string) => void
  /** Asks for the time too. Default `false`. */
  withTime?: boolean
  /** The first day that can be chosen, in the form of `value`. */
  min?: string | undefined
  /** The last day that can be chosen, in the form of `value`. */
  max?: string | undefined
  /** A line of help below the field. */
  hint?: ReactNode
  /** Problem with the day, shown below. */
  error?: string | undefined
  /** Cannot be changed. Default `false`. */
  disabled?: boolean
}

/** A day, with the browser's own calendar: no other is better on a phone. */
export function DayField({
  label,
  value,
  onValueChange,
  withTime = false,
  min,
  max,
  hint,
  error,
  disabled,
}: DayFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={fieldStyles.root} data-component="DayField">
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <input
        id={id}
        type={withTime ? 'datetime-local' : 'date'}
        className={styles.control}
        value={value}
        min={min}
        max={max}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={event => onValueChange(event.currentTarget.value)}
      />
      {hint && (
        <span id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={fieldStyles.error} data-part="Error">
          <Icon as={CircleAlert} size="badge" className={fieldStyles.errorIcon} />
          <span>{error}</span>
        </span>
      )}
    </div>
  )
}
