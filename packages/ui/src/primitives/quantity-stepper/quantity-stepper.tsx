'use client'

import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { activeElement } from '../../system/active-element.ts'
import { useLabels, useStoa } from '../../system/index.ts'
import { isComposing } from '../../system/is-composing.ts'
import { clampQuantity, formatQuantity, type QuantityProblem, readQuantity } from './quantity.ts'
import * as styles from './quantity-stepper.css.ts'
import { quantityStepperLabels } from './quantity-stepper.labels.ts'
import { minus, plus } from './stepper-icons.ts'

export interface QuantityStepperProps {
  /** The quantity; the host keeps the state. */
  value: number
  /** Called with a whole number within the range, and only when it differs from `value`. */
  onValueChange: (quantity: number) => void
  /** The lowest quantity. Default 1. */
  min?: number
  /** The highest quantity, usually the stock. Leave out when it is not counted. */
  max?: number | undefined
  /** Name of the product, for the names of its controls: "Quantity of Cove mug". Required if a page has several. */
  productName?: string
  /** 42 or 52 px high. Default `md`. */
  size?: 'md' | 'lg'
  /** Makes it a field of its form, which then shows and sends the digits 0–9 in every locale. */
  name?: string
  /** Cannot be changed and is not sent with its form. Default `false`. */
  disabled?: boolean
}

/** Worked out once: a cart has hundreds of steppers. */
const boxes = { md: styles.box({ size: 'md' }), lg: styles.box({ size: 'lg' }) }

/** Steps of arrow and page keys. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/**
 * Lets the user enter a quantity in a text field for digits between two buttons, the editable spin button of the ARIA
 * Authoring Practices. Input is committed on Enter or on blur.
 */
export function QuantityStepper({
  value,
  onValueChange,
  min = 1,
  max,
  productName,
  size = 'md',
  name,
  disabled = false,
}: QuantityStepperProps) {
  const t = useLabels('quantityStepper', quantityStepperLabels)
  const { locale } = useStoa()
  const input = useRef<HTMLInputElement>(null)
  const messageId = useId()
  /** Input that is not committed. */
  const [draft, setDraft] = useState<string | null>(null)
  const [said, setSaid] = useState<QuantityProblem | 'quantity' | 'atMax' | null>(null)
  const range = { min, max }
  const shown = name === undefined ? formatQuantity(value, locale) : String(value)

  const change = (quantity: number | undefined) => {
    setDraft(null)
    if (quantity !== undefined && quantity !== value) onValueChange(quantity)
  }
  const commit = (typed: string) => {
    const { quantity, problem = null } = readQuantity(typed, range, locale)
    setSaid(problem)
    change(quantity)
  }
  const goTo = (quantity: number) => {
    setSaid(null)
    change(clampQuantity(quantity, range))
  }
  /** Starts from the shown number, so that a press continues from uncommitted input. */
  const step = (by: number) =>
    goTo((readQuantity(draft ?? shown, { min, max: undefined }, locale).quantity ?? value) + by)
  const press = (by: number) => {
    step(by)
    // The field says its own changes; this one happens away from the focus. The end of the stock says why it is one.
    setSaid(by > 0 && max !== undefined && value + by >= max ? 'atMax' : 'quantity')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { key } = event
    if (key === 'Enter' && draft !== null) commit(draft)
    else if (key === 'Home') goTo(min)
    else if (key === 'End' && max !== undefined) goTo(max)
    else if (steps[key] !== undefined) step(steps[key])
    else return
    event.preventDefault()
  }

  // Typed before hydration, it is in the field and no event told of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed early is there once, at the start
  useLayoutEffect(() => {
    const field = input.current
    const typed = field?.value ?? shown
    if (!field || typed === shown) return
    if (activeElement() === field) return setDraft(typed)
    // Once only, though React may run this twice.
    field.value = shown
    commit(typed)
  }, [])

  const messages = {
    quantity: () => shown,
    atMax: () => t('atMax', { max: max ?? '' }),
    belowMin: () => t('belowMin', { min }),
    aboveMax: () => t('aboveMax', { max: max ?? '' }),
    notWhole: () => t('notWhole'),
  }
  const isProblem = said !== null && said !== 'quantity'
  return (
    <span className={styles.root} data-component="QuantityStepper">
      <span className={boxes[size]} data-disabled={disabled || undefined}>
        <button
          type="button"
          className={styles.button}
          tabIndex={-1}
          aria-label={productName ? t('decreaseOf', { name: productName }) : t('decrease')}
          disabled={disabled || value <= min}
          onClick={() => press(-1)}
        >
          {minus}
        </button>
        <input
          ref={input}
          type="text"
          inputMode="numeric"
          // A browser that puts an old quantity back would change the cart.
          autoComplete="off"
          role="spinbutton"
          className={styles.input}
          aria-label={productName ? t('quantityOf', { name: productName }) : t('quantity')}
          aria-describedby={isProblem ? messageId : undefined}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          name={name}
          disabled={disabled}
          value={draft ?? shown}
          onChange={event => {
            setDraft(event.currentTarget.value)
            setSaid(null)
          }}
          onFocus={event => event.currentTarget.select()}
          onBlur={() => draft !== null && commit(draft)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.button}
          tabIndex={-1}
          aria-label={productName ? t('increaseOf', { name: productName }) : t('increase')}
          disabled={disabled || (max !== undefined && value >= max)}
          onClick={() => press(1)}
        >
          {plus}
        </button>
      </span>
      <span
        id={messageId}
        className={isProblem ? styles.message : styles.spoken}
        aria-live="polite"
        data-part="Message"
      >
        {said && messages[said]()}
      </span>
    </span>
  )
}
