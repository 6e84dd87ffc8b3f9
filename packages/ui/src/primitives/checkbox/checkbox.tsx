'use client'

import type { ChangeEvent, ReactNode } from 'react'
import { fieldStyles } from '../field/styles.ts'
import * as styles from './checkbox.css.ts'

type Named = { label: ReactNode; 'aria-label'?: never } | { label?: never; 'aria-label': string }

export type CheckboxProps = Named & {
  checked?: boolean
  defaultChecked?: boolean
  /** Neither on nor off: some of those it stands for are chosen. */
  mixed?: boolean
  onCheckedChange?: (checked: boolean) => void
  name?: string
  value?: string
  disabled?: boolean
  /** After the words, at the end of the row, such as a count. */
  end?: ReactNode
}

/** The browser's own checkbox in our drawing: it takes part in forms, their reset, and needs no script. */
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
