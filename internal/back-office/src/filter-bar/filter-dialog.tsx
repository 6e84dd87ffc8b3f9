'use client'

import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { useLabels } from '@stoa/ui/internal/system'
import type { ReactNode } from 'react'
import * as styles from './filter-bar.css.ts'
import { filterBarLabels } from './filter-bar.labels.ts'

export interface FilterDialogProps {
  onClose: () => void
  /** Left out where nothing is chosen. */
  onClear?: (() => void) | undefined
  children: ReactNode
}

/** On a phone, the choices over the list: each holds at once, and the list is behind it. */
export function FilterDialog({ onClose, onClear, children }: FilterDialogProps) {
  const t = useLabels('filterBar', filterBarLabels)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('filters')}
      actions={
        <>
          {onClear && (
            <Button emphasis="plain" onClick={onClear}>
              {t('clear')}
            </Button>
          )}
          <Button onClick={onClose}>{t('done')}</Button>
        </>
      }
    >
      <div className={styles.choices}>{children}</div>
    </Dialog>
  )
}
