'use client'

import { Button } from '@stoa/ui/button'
import { useLabels } from '@stoa/ui/internal/system'
import { Menu, MenuItem } from '@stoa/ui/menu'
import * as styles from './bulk-bar.css.ts'
import { bulkBarLabels } from './bulk-bar.labels.ts'

export interface FurtherActionsProps {
  /** Actions in their order: buttons if there is room, a menu on phones. Labels are unique. */
  actions: readonly { label: string; onClick: () => void }[]
}

/**
 * Shows the last of many actions of a `BulkBar`: buttons if there is room, or a menu on a phone, whose rows they
 * would cover.
 */
export function FurtherActions({ actions }: FurtherActionsProps) {
  const t = useLabels('bulkBar', bulkBarLabels)
  return (
    <>
      <div className={styles.roomy}>
        {actions.map(({ label, onClick }) => (
          <Button key={label} size="sm" emphasis="line" onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.narrow}>
        <Menu
          align="end"
          trigger={
            <Button size="sm" emphasis="line">
              {t('more')}
            </Button>
          }
        >
          {actions.map(({ label, onClick }) => (
            <MenuItem key={label} onClick={onClick}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </>
  )
}
