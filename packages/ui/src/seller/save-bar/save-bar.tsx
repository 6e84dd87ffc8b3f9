'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './save-bar.css.ts'
import { saveBarLabels } from './save-bar.labels.ts'

export interface SaveBarProps {
  /** Changes that are not saved. There is no bar at 0. */
  count: number
  busy?: boolean | undefined
  onSave: () => void
  onDiscard: () => void
  /** Why it could not be saved. */
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
      // What is still being typed counts as well: fields tell it when they are left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      queueMicrotask(() => save.current())
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active, busy])
  return (
    <div className={styles.place} data-component="SaveBar">
      <span role="status" className={styles.said}>
        {busy ? t('saving') : active ? t('count', { count }) : ''}
      </span>
      {active && (
        <section className={styles.bar} aria-label={t('label')}>
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
