'use client'

import { Button } from '@stoa/ui/button'
import { useLabels } from '@stoa/ui/internal/system'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './save-bar.css.ts'
import { saveBarLabels } from './save-bar.labels.ts'

export interface SaveBarProps {
  /** Number of unsaved changes. At 0 there is no bar. */
  count: number
  /** The changes are being saved: the button shows a spinner and Ctrl+S does nothing. Default `false`. */
  busy?: boolean | undefined
  /** Called when "Save" or Ctrl or Command and S is pressed. The field that is being edited is left first. */
  onSave: () => void
  /** Called when "Discard" is pressed. */
  onDiscard: () => void
  /** Reason why saving failed, such as a `Note`. */
  children?: ReactNode
}

/** Appears with the first change: "3 changes · Discard · Save". Ctrl or Command and S saves too. */
export function SaveBar({ count, busy = false, onSave, onDiscard, children }: SaveBarProps) {
  const t = useLabels('saveBar', saveBarLabels)
  const save = useRef(onSave)
  save.current = onSave
  const active = count > 0
  useEffect(() => {
    if (!active || busy) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      // What is still being typed counts as well: fields tell it when they are left. The typing goes on there.
      const field = document.activeElement
      if (field instanceof HTMLElement) field.blur()
      queueMicrotask(() => {
        save.current()
        if (field instanceof HTMLElement && document.activeElement === document.body)
          field.focus({ preventScroll: true })
      })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active, busy])
  const [isSaved, setSaved] = useState(false)
  if (busy && !isSaved) setSaved(true)
  if (!busy && active && isSaved) setSaved(false)
  const { onFocus, onBlur } = useWayBack(active)
  return (
    <div className={styles.place} data-component="SaveBar">
      <span role="status" className={styles.said}>
        {busy ? t('saving') : active ? t('count', { count }) : isSaved ? t('saved') : ''}
      </span>
      {active && (
        <section className={styles.bar} aria-label={t('label')} onFocus={onFocus} onBlur={onBlur}>
          {children && <div className={styles.problem}>{children}</div>}
          <span className={styles.count} aria-hidden="true">
            {t('count', { count })}
          </span>
          <Button size="sm" emphasis="plain" disabled={busy} onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button size="sm" busy={busy} onClick={onSave}>
            {t('save')}
          </Button>
        </section>
      )}
    </div>
  )
}

/** Returns the focus to its former element when the bar disappears with its buttons. */
function useWayBack(active: boolean) {
  const from = useRef<HTMLElement>(null)
  const isWithin = useRef(false)
  useEffect(() => {
    if (active || !isWithin.current) return
    isWithin.current = false
    if (from.current?.isConnected) from.current.focus({ preventScroll: true })
  }, [active])
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      isWithin.current = true
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        from.current = relatedTarget
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) isWithin.current = false
    },
  }
}
