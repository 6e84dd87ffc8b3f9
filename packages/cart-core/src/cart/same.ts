/** Deep equality of plain data. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => same(a[key as never], b[key as never]))
}

/** The old value where the new one is equal, so that whoever compares by identity sees no change. */
export const reuse = <T>(old: T | null | undefined, next: T): T => (old && same(old, next) ? old : next)

/** Remembers the last value of each id, and answers it again for an equal one. */
export function createMemo<T>() {
  const last = new Map<string, T>()
  return (id: string, next: T): T => {
    const value = reuse(last.get(id), next)
    last.set(id, value)
    return value
  }
}
