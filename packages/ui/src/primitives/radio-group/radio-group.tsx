'use client'

import { type ReactNode, useId } from 'react'
import { cx } from '../../system/cx.ts'
import { Fold } from '../field/fold.tsx'
import { fieldStyles } from '../field/styles.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './radio-group.css.ts'

export interface RadioOption {
  value: string
  label: ReactNode
  description?: string
  /** At the end of the row, such as a price. */
  end?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps {
  label: string
  /** Where a heading beside it says the same. */
  hideLabel?: boolean
  /** What stands around it is a group of this name already: it is told once. */
  grouped?: boolean
  /** Each option in a frame of its own, which shows the choice: for a few with much to read. */
  framed?: boolean
  options: readonly RadioOption[]
  /** Further ones in the same group, folded away under a line of words unless one of them is chosen. */
  rest?: { label: string; options: readonly RadioOption[] } | undefined
  name?: string
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  required?: boolean
}

/** The browser's radios: arrow keys, forms and no-script pages come with them. */
export function RadioGroup({
  label,
  hideLabel = false,
  grouped = false,
  framed = false,
  options,
  rest,
  name,
  value,
  defaultValue,
  onValueChange,
  required,
}: RadioGroupProps) {
  const ownName = useId()
  const row = (option: RadioOption) => (
    <label key={option.value} className={framed ? cx(fieldStyles.pick, styles.frame) : fieldStyles.pick}>
      <input
        type="radio"
        className={`${fieldStyles.pickBox} ${styles.dot}`}
        name={name ?? ownName}
        value={option.value}
        required={required}
        disabled={option.disabled}
        {...(value === undefined
          ? { defaultChecked: option.value === defaultValue }
          : { checked: option.value === value, readOnly: !onValueChange })}
        onChange={onValueChange && (() => onValueChange(option.value))}
      />
      <span className={styles.text}>
        {option.label}
        {option.description && <span className={styles.description}>{option.description}</span>}
      </span>
      {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
    </label>
  )
  const Group = grouped ? 'div' : 'fieldset'
  return (
    <Group className={fieldStyles.root} data-component="RadioGroup">
      {!grouped && (
        <legend className={fieldStyles.label}>
          {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </legend>
      )}
      {options.map(row)}
      {rest && rest.options.length > 0 && (
        <Fold label={rest.label} open={rest.options.some(option => option.value === (value ?? defaultValue))}>
          <div className={fieldStyles.rows}>{rest.options.map(row)}</div>
        </Fold>
      )}
    </Group>
  )
}
