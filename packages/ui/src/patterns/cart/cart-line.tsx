'use client'

import { memo } from 'react'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { useLabels } from '../../system/index.ts'
import { cartLabels } from './cart.labels.ts'
import { type CartLineData, type CartLineEvents, sameLine } from './cart-data.ts'
import * as styles from './cart-line.css.ts'
import { CartLineContents } from './cart-line-contents.tsx'

export interface CartLineProps extends CartLineEvents {
  /** What is shown. The line is drawn again only when this data or an event's function changes. */
  line: CartLineData
}

/**
 * One product in the cart. It is drawn again only when what it shows has changed, even if its data was made anew.
 */
export const CartLine = memo(
  function CartLine({ line, onToggle, ...events }: CartLineProps) {
    const t = useLabels('cart', cartLabels)
    const { id, name, selectable, selected, busy } = line

    return (
      <div
        className={styles.line}
        data-component="CartLine"
        data-state={selectable ? 'on' : 'off'}
        data-busy={busy}
        aria-busy={busy ? true : undefined}
        inert={busy === 'removing'}
      >
        <Checkbox
          aria-label={t('selectLine', { name })}
          checked={selectable && selected}
          disabled={!selectable}
          onCheckedChange={() => onToggle(id)}
        />
        <CartLineContents line={line} {...events} />
      </div>
    )
  },
  (before, after) =>
    sameLine(before.line, after.line) &&
    before.onToggle === after.onToggle &&
    before.onQuantity === after.onQuantity &&
    before.onRemove === after.onRemove &&
    before.onSaveForLater === after.onSaveForLater &&
    before.onProblemAction === after.onProblemAction,
)
