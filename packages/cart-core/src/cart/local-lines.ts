import { GUEST_KEYS } from '../guest-keys.ts'
import type { SafeStorage } from '../storage.ts'
import { parseLines, type StoredLine, serializeLines } from './stored-lines.ts'

/** The guest's lines in storage, which other tabs write too: each change is made to what is stored at that moment. */
export function createLocalLines(storage: SafeStorage) {
  const key = GUEST_KEYS.guestItems
  let cachedText: string | null = null
  let cached: readonly StoredLine[] = []
  // Quantities that wait to be written.
  const quantities = new Map<string, number>()

  const stored = (): readonly StoredLine[] => {
    const text = storage.raw(key)
    if (text !== cachedText) {
      cached = storage.get(key, parseLines) ?? []
      cachedText = text
    }
    return cached
  }

  const serialize = (lines: readonly StoredLine[]) => {
    cached = lines
    cachedText = serializeLines(lines)
    return cachedText
  }

  const withQuantities = () => {
    const lines = stored().map(line => {
      const quantity = quantities.get(line.id)
      return quantity === undefined ? line : { ...line, quantity }
    })
    quantities.clear()
    return lines
  }

  return {
    /** Removes lines. The stored text is copied first, as if it couldn't be read. */
    setAside(isLost: (line: StoredLine) => boolean) {
      storage.setAside(key)
      const lines = withQuantities().filter(line => !isLost(line))
      storage.set(key, () => serialize(lines))
      return lines
    },
    lines(): readonly StoredLine[] {
      if (quantities.size) storage.flush()
      return stored()
    },
    /** Written before this returns. */
    update(edit: (lines: readonly StoredLine[]) => readonly StoredLine[]) {
      const lines = edit(withQuantities())
      storage.set(key, () => serialize(lines))
      return lines
    },
    /** Written with the next others. */
    setQuantity(id: string, quantity: number) {
      quantities.set(id, quantity)
      storage.set(key, () => serialize(withQuantities()), true)
    },
  }
}

export type LocalLines = ReturnType<typeof createLocalLines>
