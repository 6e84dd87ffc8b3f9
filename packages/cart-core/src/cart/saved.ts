import { GUEST_KEYS } from '../guest-keys.ts'
import type { SafeStorage } from '../storage.ts'
import type { CartLine } from '../types.ts'
import { lineKey } from './line.ts'
import { parseLines, serializeLines } from './stored-lines.ts'

/** Lines saved for later, kept in this browser: a guest's under one key, each user's under their own. */
export function createSaved(storage: SafeStorage, onChange: () => void) {
  let key: string = GUEST_KEYS.saved
  let lines: readonly CartLine[] = []

  const read = (from = key): readonly CartLine[] => storage.get(from, parseLines) ?? []
  const show = (next: readonly CartLine[]) => {
    lines = next
    onChange()
  }
  const edit = (change: (lines: readonly CartLine[]) => readonly CartLine[]) => {
    const next = change(read())
    storage.set(key, () => serializeLines(next))
    show(next)
  }

  return {
    lines: () => lines,
    key: () => key,
    reload: () => show(read()),
    /** Shows the user's own list; what was saved as a guest joins it. */
    open(userId: string | null) {
      const guests = userId ? read(GUEST_KEYS.saved) : []
      key = userId ? `${GUEST_KEYS.saved}:${userId}` : GUEST_KEYS.saved
      if (!guests.length) return show(read())
      // Joined before the guest's copy is removed: a crash between the two repeats the joining, and ids prevent
      // duplicates.
      edit(own => [...own.filter(({ id }) => !guests.some(guest => guest.id === id)), ...guests])
      storage.set(GUEST_KEYS.saved, null)
    },
    /** Answers how to take it back, to what was saved before of the same product and variants. */
    put(line: CartLine) {
      const isSame = (other: CartLine) => lineKey(other) === lineKey(line)
      const before = read().filter(isSame)
      const replace = (by: readonly CartLine[]) =>
        edit(own => [...own.filter(other => !isSame(other)), ...by])
      replace([line])
      return () => replace(before)
    },
    drop: (id: string) => edit(own => own.filter(line => line.id !== id)),
  }
}
