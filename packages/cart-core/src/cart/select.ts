import { lineAmount } from '../money.ts'
import type { CartItem, CartState, Summary } from '../types.ts'

const items = (state: CartState): CartItem[] => state.groups.flatMap(({ cartDTOList }) => cartDTOList)

/** Pure readings of a cart's state. */
export const select = {
  /** Units of all lines. */
  count: (state: CartState): number => items(state).reduce((sum, { quantity }) => sum + quantity, 0),
  selectedItems: (state: CartState): CartItem[] => items(state).filter(({ id }) => state.selectedIds.has(id)),
  isAllSelected: (state: CartState): boolean => {
    const all = items(state)
    return all.length > 0 && all.every(({ id }) => state.selectedIds.has(id))
  },
  summary(state: CartState): Summary {
    const chosen = select.selectedItems(state)
    const subtotal = chosen.reduce((sum, item) => sum + lineAmount(item), 0)
    return {
      count: select.count(state),
      lines: items(state).length,
      selectedLines: chosen.length,
      allSelected: select.isAllSelected(state),
      subtotal,
      shipping: 0,
      total: subtotal,
    }
  },
}
