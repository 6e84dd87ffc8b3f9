'use client'

import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Button, Group, Input, NumberField } from 'react-aria-components/NumberField'
import { useStoa } from '../../system/index.ts'
import { clampQuantity } from './quantity.ts'
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
  onValueChange,
  min,
  max,
  size,
  name,
  disabled,
  words,
}: StepperProps) {
  const { locale } = useStoa()
  const change = (next: number) => {
    if (!Number.isFinite(next)) return
    const quantity = clampQuantity(next, { min, max })
    if (quantity !== value) onValueChange(quantity)
  }
  return (
    <I18nProvider locale={locale}>
      <NumberField
        aria-label={words.quantity}
        value={value}
        onChange={change}
        minValue={min}
        maxValue={max === undefined ? undefined : Math.max(min, max)}
        name={name}
        isDisabled={disabled}
        formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
      >
        <Group className={styles.box({ size })}>
          <Button slot="decrement" className={styles.button} aria-label={words.decrease}>
            {minus}
          </Button>
          <Input className={styles.input} />
          <Button slot="increment" className={styles.button} aria-label={words.increase}>
            {plus}
          </Button>
        </Group>
      </NumberField>
    </I18nProvider>
  )
}
