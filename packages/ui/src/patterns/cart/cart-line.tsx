'use client'

import { memo } from 'react'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { useLabels } from '../../system/index.ts'
import { cartLabels } from './cart.labels.ts'
import { type CartLineData, type CartLineEvents, sameLine } from './cart-data.ts'
import * as styles from './cart-line.css.ts'
import { CartLineContents } from './cart-line-contents.tsx'

export interface CartLineProps extends CartLineEvents {
  /** Data of the line. It re-renders only if this data or a callback changes. */
  line: CartLineData
}

/**
 * Shows one product in the cart. Re-renders only if its visible data has changed, even if its data is a new object. The
 * width of the group around it decides how it is arranged; without a group it has the arrangement for narrow boxes.
 */
export const CartLine = memo(
  function CartLine({ line, onSelectedChange, ...events }: CartLineProps) {
    const t = useLabels('cart', cartLabels)
    const { id, name, selectable, selected, busyWith } = line

    return (
      <div
        className={styles.line}
        data-component="CartLine"
        part="line"
        data-state={selectable ? 'on' : 'off'}
        data-busy={busyWith}
        aria-busy={busyWith ? true : undefined}
        inert={busyWith === 'removing'}
      >
        <Checkbox
          aria-label={t('selectLine', { name })}
          checked={selectable && selected}
          disabled={!selectable}
          onCheckedChange={selected => onSelectedChange(id, selected)}
        />
        <CartLineContents line={line} {...events} />
      </div>
    )
  },
  (before, after) =>
    sameLine(before.line, after.line) &&
    before.onSelectedChange === after.onSelectedChange &&
    before.onQuantityChange === after.onQuantityChange &&
    before.onRemove === after.onRemove &&
    before.onSaveForLater === after.onSaveForLater &&
    before.onProblemAction === after.onProblemAction,
)
