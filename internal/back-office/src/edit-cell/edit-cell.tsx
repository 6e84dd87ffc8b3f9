'use client'

import { useLabels } from '@stoa/ui/internal/system'
import { Spinner } from '@stoa/ui/spinner'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import { useLayoutEffect, useRef, useState } from 'react'
import * as styles from './edit-cell.css.ts'
import { editCellLabels } from './edit-cell.labels.ts'
import { EditCellField } from './edit-cell-field.tsx'
import type { EditCellProps } from './edit-cell-props.ts'

/** A value that is changed in its place: Enter saves, Escape leaves it as it was. */
export function EditCell(props: EditCellProps) {
  const { label, value, children, align, onSubmit } = props
  const t = useLabels('editCell', editCellLabels)
  const button = useRef<HTMLButtonElement>(null)
  const [editing, setEditing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const isFocusOwed = useRef(false)
  // Once the button is there: what was saved may have put the row elsewhere in the list.
  useLayoutEffect(() => {
    if (editing || !isFocusOwed.current) return
    isFocusOwed.current = false
    button.current?.focus()
  }, [editing])
  const leave = (focusBack: boolean) => {
    isFocusOwed.current = focusBack
    setEditing(false)
    setProblem(undefined)
  }
  const commit = async (next: string, reason: string | undefined, focusBack: boolean) => {
    if (busy) return
    if (next === value) return leave(focusBack)
    setBusy(true)
    const refused = await onSubmit(next, { ...(reason && { reason }) })
    setBusy(false)
    if (refused) setProblem(refused)
    else leave(focusBack)
  }
  if (editing)
    return (
      <EditCellField
        {...props}
        busy={busy}
        problem={problem}
        onSubmit={(next, reason, focusBack) => void commit(next, reason, focusBack)}
        onLeave={() => leave(true)}
      />
    )
  return (
    <button
      ref={button}
      type="button"
      className={styles.shown({ align })}
      data-component="EditCell"
      onClick={() => setEditing(true)}
    >
      <VisuallyHidden>{t('edit', { label })}</VisuallyHidden>
      {children === undefined && !value ? (
        <>
          <VisuallyHidden>{t('none')}</VisuallyHidden>
          <span aria-hidden="true">–</span>
        </>
      ) : (
        <span>{children ?? value}</span>
      )}
      {busy && <Spinner size="sm" />}
    </button>
  )
}
