'use client'

import { type ReactNode, useId } from 'react'
import { cx } from '../../system/cx.ts'
import { Fold } from '../field/fold.tsx'
import { fieldStyles } from '../field/styles.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './radio-group.css.ts'

export interface RadioOption {
  /** Value that the form sends and `onValueChange` receives; unique in the group. */
  value: string
  /** Label next to the button. */
  label: ReactNode
  /** A smaller second line below the label. */
  description?: string
  /** Content at the end of the row, such as a price. */
  end?: ReactNode
  /** Cannot be chosen. */
  disabled?: boolean
}

export interface RadioGroupProps {
  /** The question that the options answer; the group's name. */
  label: string
  /** Hides the label visually, if a heading next to it has the same text. Default `false`. */
  hideLabel?: boolean
  /** Leaves out the `<fieldset>`, if the surrounding group already has this name. Default `false`. */
  grouped?: boolean
  /** `line` gives each option a border, for a few options with much to read; `plain` none. Default `plain`. */
  emphasis?: 'line' | 'plain'
  /** `row` puts short options side by side, as many as fit; `column` one below the other. Default `column`. */
  layout?: 'column' | 'row'
  /** The options in order. */
  options: readonly RadioOption[]
  /** More options of the same group, folded away under `label` unless one of them is chosen. */
  rest?: { label: string; options: readonly RadioOption[] } | undefined
  /** The field's name in its form. Default a generated one. */
  name?: string
  /** The chosen option's `value`, when the host keeps the state. Give `onValueChange` with it. */
  value?: string
  /** The option that starts chosen, when the browser keeps the state. Default none. */
  defaultValue?: string
  /** Called with the `value` of the option that was chosen. */
  onValueChange?: (value: string) => void
  /** The form is not sent until one is chosen. */
  required?: boolean
}

/**
 * One choice out of a few. These are the browser's radios: arrow keys, forms and pages without scripts come with
 * them. For many choices take `Select`.
 */
export function RadioGroup({
  label,
  hideLabel = false,
  grouped = false,
  emphasis = 'plain',
  layout = 'column',
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
    <label key={option.value} className={cx(fieldStyles.pick, emphasis === 'line' && styles.frame)}>
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
        <span>{option.label}</span>
        {option.description && <span className={styles.description}>{option.description}</span>}
      </span>
      {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
    </label>
  )
  const Group = grouped ? 'div' : 'fieldset'
  return (
    <Group className={cx(fieldStyles.root, layout === 'row' && styles.columns)} data-component="RadioGroup">
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
