import type { CartLine } from '../types.ts'

export interface Removed {
  readonly line: CartLine
  readonly selected: boolean
  /** Former position of a guest's line. */
  readonly at: number
}

const MAX_UNDOABLE = 20

/** The lines that were removed last, for as long as the cart is the same person's. */
export function createUndo() {
  const removed = new Map<string, Removed>()
  return {
    remember(record: Removed) {
      const { id } = record.line
      removed.delete(id)
      removed.set(id, record)
      if (removed.size > MAX_UNDOABLE) removed.delete(removed.keys().next().value!)
    },
    forget: (id: string) => removed.delete(id),
    clear: () => removed.clear(),
    /** The record that `isIt` says, by default the last one; it is forgotten by this call. */
    take(isIt?: (id: string) => boolean): Removed | undefined {
      const ids = [...removed.keys()]
      const id = (isIt ? ids.find(isIt) : ids.at(-1)) ?? ''
      const record = removed.get(id)
      removed.delete(id)
      return record
    },
  }
}
