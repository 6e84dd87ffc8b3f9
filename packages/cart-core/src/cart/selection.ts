import { GUEST_KEYS } from '../guest-keys.ts'
import type { Parse, SafeStorage } from '../storage.ts'

/** Reads a stored list of ids. */
export const parseIds: Parse<string[]> = (raw, corrupted) =>
  (raw as unknown[]).filter(id => typeof id === 'string' || corrupted()) as string[]

/**
 * The ids of the lines that the shopper means to buy, those included whose lines are not shown (yet). Kept in storage,
 * which other tabs write too: each change is made to what is stored when it is written.
 */
export function createSelection(storage: SafeStorage) {
  const key = GUEST_KEYS.selection
  let ids: ReadonlySet<string> = new Set()
  let isStored = false
  // Ids selected (true) or deselected (false) since the last write.
  const edits = new Map<string, boolean>()

  const read = () => storage.get(key, parseIds) ?? []

  const write = () => {
    const stored = new Set(read())
    for (const [id, isSelected] of edits) {
      if (isSelected) stored.add(id)
      else stored.delete(id)
    }
    edits.clear()
    return JSON.stringify([...stored])
  }

  const take = (stored: readonly string[]) => {
    edits.clear()
    // Keeps the same set if nothing changed, for callers that compare by identity.
    if (stored.length !== ids.size || stored.some(id => !ids.has(id))) ids = new Set(stored)
  }

  const setAll = (changed: Iterable<string>, isSelected: boolean) => {
    const next = new Set(ids)
    for (const id of changed) {
      if (next.has(id) === isSelected) continue
      if (isSelected) next.add(id)
      else next.delete(id)
      edits.set(id, isSelected)
    }
    if (next.size === ids.size) return
    ids = next
    storage.set(key, write, true)
  }

  return {
    ids: () => ids,
    has: (id: string) => ids.has(id),
    /** Whether this browser knew of a selection when it was last loaded or replaced. */
    isStored: () => isStored,
    set: (id: string, isSelected: boolean) => setAll([id], isSelected),
    setAll,
    /** Takes what is stored. */
    load() {
      isStored = storage.raw(key) !== null
      take(read())
    },
    /** Replaces what is stored, at once; null removes it. */
    replace(next: readonly string[] | null) {
      isStored = next !== null
      take(next ?? [])
      storage.set(key, next)
    },
    /** Replaces the selection in this tab and removes what is stored. The next change stores it again. */
    keep(next: readonly string[]) {
      take(next)
      isStored = true
      storage.set(key, null)
      for (const id of next) edits.set(id, true)
    },
    /** The line has another id from here on. */
    rename(from: string, to: string) {
      if (!ids.has(from)) return
      setAll([from], false)
      setAll([to], true)
    },
    /** Takes lines off that are not there. */
    prune(isThere: (id: string) => boolean) {
      setAll(
        [...ids].filter(id => !isThere(id)),
        false,
      )
    },
  }
}

export type Selection = ReturnType<typeof createSelection>
