import type { CartState } from '@stoa/cart-core'

/** Returns the cart without a line. Its sums stay, until the marketplace has said the new ones. */
export function withoutLine(state: CartState, id: string): CartState {
  const lines = state.lines.filter(line => line.id !== id)
  const groups = state.groups.map(group => ({ ...group, lineIds: group.lineIds.filter(own => own !== id) }))
  return {
    ...state,
    lines,
    rows: state.rows.filter(({ line }) => line.id !== id),
    positions: new Map(lines.map((line, at) => [line.id, at])),
    groups: groups.filter(({ lineIds }) => lineIds.length),
  }
}
