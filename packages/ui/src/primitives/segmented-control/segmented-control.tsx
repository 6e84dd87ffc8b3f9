'use client'

import { type ReactNode, useId } from 'react'
import { fieldStyles } from '../field/styles.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './segmented-control.css.ts'

export interface Segment {
  /** Value that the form sends and `onValueChange` receives; unique in the control. */
  value: string
  /** The label, as short as that of a button. */
  label: string
  /** Smaller text below the label. Several elements stay whole each, if the line is too short for all of them. */
  description?: ReactNode
  /** Cannot be chosen. */
  disabled?: boolean | undefined
}

export interface SegmentedControlProps {
  /** The question that the segments answer; the name of the group. */
  label: string
  /** Hides the label visually, if a heading next to it has the same text. Default `false`. */
  hideLabel?: boolean
  /** Two to five segments in order. */
  options: readonly Segment[]
  /** The field’s name in its form. Default a generated one. */
  name?: string
  /** The `value` of the chosen segment, when the host keeps the state. Give `onValueChange` with it. */
  value?: string
  /** The segment that starts chosen, when the browser keeps the state. Default none. */
  defaultValue?: string
  /** Called with the `value` of the segment that was chosen. */
  onValueChange?: (value: string) => void
}

/** One of a few short values, side by side. They are the browser’s radios, as in `RadioGroup`. */
export function SegmentedControl({
  label,
  hideLabel = false,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
}: SegmentedControlProps) {
  const ownName = useId()
  return (
    <fieldset className={fieldStyles.root} data-component="SegmentedControl">
      <legend className={fieldStyles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.segments}>
        {options.map(({ description, ...option }) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value, readOnly: !onValueChange })}
              onChange={onValueChange && (() => onValueChange(option.value))}
            />
            <span className={styles.label}>{option.label}</span>
            {description && <span className={styles.description}>{description}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
