'use client'

import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { useLabels } from '@stoa/ui/internal/system'
import type { ReactNode } from 'react'
import * as styles from './filter-bar.css.ts'
import { filterBarLabels } from './filter-bar.labels.ts'

export interface FilterDialogProps {
  onClose: () => void
  /** Absent if no filter is active. */
  onClear?: (() => void) | undefined
  children: ReactNode
}

/** Shows the filters over the list on a phone: each applies immediately to the list behind. */
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
