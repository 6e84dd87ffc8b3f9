'use client'

import { Checkbox } from '../../primitives/checkbox/index.ts'
import { useLabels } from '../../system/index.ts'
import { cartLabels } from './cart.labels.ts'
import * as styles from './cart-group.css.ts'

export interface SelectAllBarProps {
  /** Number of selected lines or items; both numbers count the same unit. */
  selectedCount: number
  /** Number that can be selected; 0 disables the checkbox. */
  selectableCount: number
  /** Called with `true` to select all, or with `false` to select none. */
  onSelectedChange: (selected: boolean) => void
}

/** The checkbox for the whole cart: on, off or mixed. Unless all is selected it asks for all. */
export function SelectAllBar({ selectedCount, selectableCount, onSelectedChange }: SelectAllBarProps) {
  const t = useLabels('cart', cartLabels)
  const all = selectableCount > 0 && selectedCount >= selectableCount
  return (
    <div className={styles.selectAll} data-component="SelectAllBar">
      <div className={styles.selectAllLabel}>
        <Checkbox
          label={<span className={styles.selectAllText}>{t('selectAll')}</span>}
          checked={all}
          mixed={selectedCount > 0 && !all}
          disabled={selectableCount === 0}
          onCheckedChange={onSelectedChange}
        />
      </div>
      <span className={styles.count} role="status">
        {t('selectedOf', { selected: selectedCount, count: selectableCount })}
      </span>
    </div>
  )
}
