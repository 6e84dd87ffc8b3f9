'use client'

import { Button } from '@stoa/ui/button'
import { IconButton } from '@stoa/ui/icon-button'
import { giveBack, pathOutwards, useLabels, useStoa } from '@stoa/ui/internal/system'
import X from 'lucide-react/icons/x'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { noSelection, type Selection, selectionCount } from '../data-table/index.ts'
import * as styles from './bulk-bar.css.ts'
import { bulkBarLabels } from './bulk-bar.labels.ts'

export interface BulkBarProps {
  /** Selected rows. The bar shows if there are any. */
  selection: Selection
  /** Number of rows in the whole view, on all pages. */
  total: number
  /** Called with the new selection when it is cleared or the whole view is selected. */
  onSelectionChange: (selection: Selection) => void
  /** Offers to select the whole view, for actions that can do it at once. Default `true`. */
  wholeView?: boolean | undefined
  /** Buttons and menus: what can be done with the selected rows. */
  children: ReactNode
}

/**
 * Shows actions for the selected rows, if there are any. When it disappears, its focus moves to the table's checkbox.
 */
export function BulkBar({ selection, total, onSelectionChange, wholeView = true, children }: BulkBarProps) {
  const t = useLabels('bulkBar', bulkBarLabels)
  const count = selectionCount(selection, total)
  const { locale } = useStoa()
  const words = t(wholeView && !selection.all && count < total ? 'onPage' : 'count', { count })
  return (
    <div className={styles.place} data-component="BulkBar">
      <span role="status" className={styles.said}>
        {count > 0 ? words : ''}
      </span>
      {count > 0 && (
        <Bar label={t('label')}>
          <IconButton size="sm" icon={X} label={t('clear')} onClick={() => onSelectionChange(noSelection)} />
          <span className={styles.count} aria-hidden="true">
            {words}
          </span>
          {wholeView && !selection.all && count < total && (
            <Button size="sm" emphasis="plain" onClick={() => onSelectionChange({ all: true, keys: [] })}>
              {t('selectAll', { total: new Intl.NumberFormat(locale).format(total) })}
            </Button>
          )}
          <div className={styles.actions}>{children}</div>
        </Bar>
      )}
    </div>
  )
}

function Bar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) giveBack(pathOutwards(element))
    }
  }, [])
  return (
    <section ref={bar} className={styles.bar} aria-label={label}>
      {children}
    </section>
  )
}
