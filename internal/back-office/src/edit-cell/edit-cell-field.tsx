'use client'

import { fieldStyles } from '@stoa/ui/internal/primitives'
import { cx, isComposing, useLabels } from '@stoa/ui/internal/system'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import * as styles from './edit-cell.css.ts'
import { editCellLabels } from './edit-cell.labels.ts'
import type { EditCellProps } from './edit-cell-props.ts'

export interface EditCellFieldProps extends Omit<EditCellProps, 'onSubmit' | 'children'> {
  busy: boolean
  problem: string | undefined
  /** `focusBack` is true if a key saved it, so that the focus returns to the cell. */
  onSubmit: (value: string, reason: string | undefined, focusBack: boolean) => void
  onLeave: () => void
}

/** The field of a cell while it is edited. */
export function EditCellField({
  label,
  value,
  busy,
  problem,
  reasons,
  onSubmit,
  onLeave,
  ...look
}: EditCellFieldProps) {
  const t = useLabels('editCell', editCellLabels)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const reason = useRef<HTMLSelectElement>(null)
  useEffect(() => field.current?.select(), [])
  const commit = (focusBack: boolean) =>
    onSubmit(field.current?.value.trim() ?? value, reason.current?.value || undefined, focusBack)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') commit(true)
    else onLeave()
  }
  const onBlur = (event: FocusEvent<HTMLSpanElement>) => {
    // A rejected value stays until it is fixed or left by Escape.
    if (!event.currentTarget.contains(event.relatedTarget) && !problem) commit(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its fields pass up
    <span className={styles.editing} data-component="EditCell" onKeyDown={onKeyDown} onBlur={onBlur}>
      <input
        ref={field}
        className={cx(fieldStyles.control, styles.field({ align: look.align }))}
        defaultValue={value}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        aria-busy={busy || undefined}
        readOnly={busy}
        inputMode={look.inputMode}
        maxLength={look.maxLength ?? 200}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the press on the cell asked for it
        autoFocus
      />
      {reasons && (
        <select ref={reason} aria-label={t('reason')} className={cx(fieldStyles.control, styles.reason)}>
          {reasons.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {problem && (
        <span id={id} role="alert" className={fieldStyles.error}>
          {problem}
        </span>
      )}
    </span>
  )
}
