'use client'

import { type KeyboardEvent, useState } from 'react'
import { clampQuantity, parseQuantity } from './quantity.ts'
import * as styles from './quantity-stepper.css.ts'
import type { StepperProps } from './quantity-stepper.tsx'
import { minus, plus } from './stepper-icons.ts'

/**
 * The stepper as the server sends it: a number input of the browser's, whole without a script. It weighs
 * nothing, so five hundred cart lines cost five hundred inputs and no more: its box is the stepper's own.
 */
export function NativeStepper({ value, onValueChange, min, max, name, disabled, words }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const range = { min, max }
  const change = (next: number) => {
    const quantity = clampQuantity(next, range)
    if (quantity !== value) onValueChange(quantity)
  }
  const commit = () => {
    const typed = draft === null ? null : parseQuantity(draft, range)
    setDraft(null)
    if (typed !== null) change(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      commit()
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      setDraft(null)
      const from = (draft === null ? null : parseQuantity(draft, range)) ?? value
      change(from + (event.key === 'ArrowUp' ? 1 : -1))
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        aria-label={words.decrease}
        disabled={disabled || value <= min}
        onClick={() => change(value - 1)}
      >
        {minus}
      </button>
      <input
        type="number"
        inputMode="numeric"
        className={styles.input}
        aria-label={words.quantity}
        name={name}
        min={min}
        max={max}
        disabled={disabled}
        value={draft ?? value}
        onChange={event => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        aria-label={words.increase}
        disabled={disabled || (max !== undefined && value >= max)}
        onClick={() => change(value + 1)}
      >
        {plus}
      </button>
    </>
  )
}
