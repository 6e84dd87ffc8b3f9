import type { CartLine, CartRow, CartState } from '../types.ts'

/** The line's row, or undefined when there is no such line. */
export const cartRow = ({ rows, positions }: CartState, id: string): CartRow | undefined =>
  rows[positions.get(id) ?? -1]

/** The selected lines, in the cart's order. */
export const selectedLines = ({ lines, selectedIds }: CartState): CartLine[] =>
  lines.filter(({ id }) => selectedIds.has(id))
