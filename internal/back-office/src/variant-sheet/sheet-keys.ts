import type { CellPlace, CellRange } from './sheet-model.ts'

export interface SheetSize {
  rows: number
  columns: number
}

export interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

const PAGE = 10

const clamp = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(count - 1, 0))

/** Returns the target of a key according to the APG's grid pattern; null if the key has none. */
export function steer(
  head: CellPlace,
  pressed: PressedKey,
  size: SheetSize,
  isRtl: boolean,
): CellPlace | null {
  const { key } = pressed
  const isFar = pressed.ctrlKey || pressed.metaKey
  if (pressed.altKey) return null
  const forward = isRtl ? -1 : 1
  const to = (row: number, column: number): CellPlace => ({
    row: clamp(row, size.rows),
    column: clamp(column, size.columns),
  })
  switch (key) {
    case 'ArrowUp':
      return to(isFar ? 0 : head.row - 1, head.column)
    case 'ArrowDown':
      return to(isFar ? size.rows : head.row + 1, head.column)
    case 'ArrowLeft':
      return to(head.row, isFar ? (isRtl ? size.columns : 0) : head.column - forward)
    case 'ArrowRight':
      return to(head.row, isFar ? (isRtl ? 0 : size.columns) : head.column + forward)
    case 'Home':
      return to(isFar ? 0 : head.row, 0)
    case 'End':
      return to(isFar ? size.rows : head.row, size.columns)
    case 'PageUp':
      return to(head.row - PAGE, head.column)
    case 'PageDown':
      return to(head.row + PAGE, head.column)
    default:
      return null
  }
}

/** The new choice: with Shift the old anchor stays. */
export const reach = (range: CellRange, head: CellPlace, keepsAnchor: boolean): CellRange => ({
  anchor: keepsAnchor ? range.anchor : head,
  head,
})

/** A key that writes: a single character, with nothing held that makes a command of it. */
export const isWriting = ({ key, ctrlKey, metaKey, altKey }: PressedKey) =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
