import type { CartLine, CartRow, CartState } from '../types.ts'

/** A line of the cart as a row, or undefined when there is no such line. */
export const cartRow = ({ rows, positions }: CartState, id: string): CartRow | undefined =>
  rows[positions.get(id) ?? -1]

/** The selected lines, in the cart's order. */
export const selectedLines = ({ lines, selectedIds }: CartState): CartLine[] =>
  lines.filter(({ id }) => selectedIds.has(id))
