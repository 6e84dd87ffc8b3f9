'use client'

import type { KeyboardEvent } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Button, Group, Input, NumberField } from 'react-aria-components/NumberField'
import { useStoa } from '../../system/index.ts'
import * as styles from './quantity-stepper.css.ts'
import type { StepperProps } from './quantity-stepper.tsx'
import { minus, plus } from './stepper-icons.ts'

/**
 * The stepper once someone turns to it: react-aria reads the locale's digits, repeats while a button is held,
 * and says each change. Native validation stays on: without it the value sticks at its ends
 * (react-spectrum #8070).
 */
export default function NumberStepper({
  value,
  onAsked,
  min,
  max,
  size,
  name,
  disabled,
  words,
}: StepperProps) {
  const { locale } = useStoa()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Home') return
    event.preventDefault()
    onAsked(min)
  }
  return (
    <I18nProvider locale={locale}>
      <NumberField
        aria-label={words.quantity}
        value={value}
        onChange={onAsked}
        // As it was typed: a least value would swallow a minus and leave the digits, a snap would say no word.
        commitBehavior="validate"
        maxValue={max === undefined ? undefined : Math.max(min, max)}
        name={name}
        isDisabled={disabled}
        formatOptions={{ maximumFractionDigits: 2, useGrouping: false }}
      >
        <Group className={styles.box({ size })}>
          <Button
            slot="decrement"
            className={styles.button}
            aria-label={words.decrease}
            isDisabled={disabled || value <= min}
          >
            {minus}
          </Button>
          <Input className={styles.input} inputMode="numeric" onKeyDown={onKeyDown} />
          <Button slot="increment" className={styles.button} aria-label={words.increase}>
            {plus}
          </Button>
        </Group>
      </NumberField>
    </I18nProvider>
  )
}
