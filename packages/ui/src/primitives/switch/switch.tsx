'use client'

import { type ReactNode, useId } from 'react'
import { fieldStyles } from '../field/styles.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './switch.css.ts'

export interface SwitchProps {
  /** Name of the setting that is on or off: "Single keys". It doesn’t change with the state. */
  label: ReactNode
  /** Hides the label visually, if a text next to it says the same. Default `false`. */
  hideLabel?: boolean
  /** A smaller second line below the label. */
  description?: ReactNode
  /** Whether it is on, when the host keeps the state. Give `onCheckedChange` with it. */
  checked?: boolean
  /** Whether it starts on, when the browser keeps the state. Default off. */
  defaultChecked?: boolean
  /** Called with the new state after each press. */
  onCheckedChange?: (checked: boolean) => void
  /** The change is being saved: presses are ignored, the focus stays. Default `false`. */
  busy?: boolean
  /** Makes it a field of its form under this name. */
  name?: string
  /** Value that the form sends while it is on. Default "on". */
  value?: string
  /** Cannot be changed and is not sent with its form. */
  disabled?: boolean
}

/**
 * Turns a setting on or off at once. It is the browser’s checkbox in another role and drawing: forms, their reset and pages without scripts
 * come with it.
 */
export function Switch({
  label,
  hideLabel = false,
  description,
  busy = false,
  checked,
  onCheckedChange,
  ...input
}: SwitchProps) {
  const id = useId()
  return (
    <label className={fieldStyles.pick} data-component="Switch">
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        className={styles.track}
        checked={checked}
        readOnly={checked !== undefined && !onCheckedChange}
        aria-busy={busy || undefined}
        aria-labelledby={`${id}label`}
        aria-describedby={description ? `${id}text` : undefined}
        onClick={busy ? event => event.preventDefault() : undefined}
        onChange={onCheckedChange && (event => onCheckedChange(event.currentTarget.checked))}
      />
      <span className={styles.texts}>
        <span id={`${id}label`}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</span>
        {description && (
          <span id={`${id}text`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  )
}
