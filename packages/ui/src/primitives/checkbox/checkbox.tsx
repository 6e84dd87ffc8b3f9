'use client'

import type { ChangeEvent, ReactNode } from 'react'
import { fieldStyles } from '../field/styles.ts'
import * as styles from './checkbox.css.ts'

type Named =
  | {
      /** Label next to the box; pressing it toggles the box. Without a label pass `aria-label`. */
      label: ReactNode
      /** Name for assistive technology if there is no label next to the box. */
      'aria-label'?: never
    }
  | {
      /** Label next to the box; pressing it toggles the box. Without a label pass `aria-label`. */
      label?: never
      /** Name for assistive technology if there is no label next to the box. */
      'aria-label': string
    }

export type CheckboxProps = Named & {
  /** Whether it is checked, when the host keeps the state. Give `onCheckedChange` with it. */
  checked?: boolean
  /** Whether it starts checked, when the browser keeps the state. Default unchecked. */
  defaultChecked?: boolean
  /** Shows the third state: some of what it stands for is checked. Default `false`. */
  mixed?: boolean
  /** Called with the new state after each press. */
  onCheckedChange?: (checked: boolean) => void
  /** Makes it a field of its form under this name. */
  name?: string
  /** Value that the form sends while it is checked. Default "on". */
  value?: string
  /** Cannot be changed and is not sent with its form. */
  disabled?: boolean
  /** Content at the end of the row, after the label, such as a count. */
  end?: ReactNode
}

/**
 * A yes or no. It is the browser's own checkbox in our drawing: it takes part in forms, their reset, and needs no
 * script.
 */
export function Checkbox({
  label,
  mixed = false,
  checked,
  defaultChecked,
  onCheckedChange,
  end,
  ...input
}: CheckboxProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onCheckedChange?.(event.currentTarget.checked)
    // A click ends the mixed state in the browser's eyes; whether it did is the owner's to say.
    event.currentTarget.indeterminate = mixed
  }
  const box = (
    <input
      {...input}
      type="checkbox"
      className={`${fieldStyles.pickBox} ${styles.box}`}
      ref={element => {
        if (element) element.indeterminate = mixed
      }}
      checked={checked}
      defaultChecked={defaultChecked}
      readOnly={checked !== undefined && !onCheckedChange}
      onChange={onCheckedChange && change}
    />
  )
  if (label === undefined)
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the input inside is named by aria-label; this only widens its target
      <label className={styles.hit} data-component="Checkbox">
        {box}
      </label>
    )
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input is in `box`
    <label className={fieldStyles.pick} data-component="Checkbox">
      {box}
      <span className={styles.label}>{label}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  )
}
