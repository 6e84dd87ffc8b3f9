import { cookieKey } from '@stoa/ui'
import { attempt } from '../../lib/attempt.ts'

/** List that a browser stores for convenience, newest first and without duplicates. */
export interface StoredList {
  readonly read: () => readonly string[]
  readonly add: (entry: string) => void
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const NOTHING: readonly string[] = []
const MAX_ENTRY_LENGTH = 200

/** Creates a list in optional storage. It is read and written only after the cookie notice was accepted. */
function storedList(key: string, max: number): StoredList {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let entries = NOTHING
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const read = () => {
    const stored = hasConsent() ? attempt(() => localStorage.getItem(key)) : null
    if (stored !== text) {
      text = stored
      entries = stored === null ? NOTHING : entriesOf(stored, max)
    }
    return entries
  }
  return {
    read,
    add: entry => {
      if (!hasConsent() || entry.length > MAX_ENTRY_LENGTH) return
      const next = [entry, ...read().filter(other => other !== entry)].slice(0, max)
      attempt(() => localStorage.setItem(key, JSON.stringify(next)))
      tell()
    },
    clear: () => {
      attempt(() => localStorage.removeItem(key))
      tell()
    },
    subscribe: listener => {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

/** Texts that were searched for. */
export const recentSearches = storedList('stoa:recent-searches', 6)

/** Ids of products that were looked at. */
export const recentlyViewed = storedList('stoa:recently-viewed', 12)

export const hasConsent = () => attempt(() => localStorage.getItem(cookieKey)) === 'accepted'

export function clearStoredLists(): void {
  recentSearches.clear()
  recentlyViewed.clear()
}

function entriesOf(text: string, max: number): readonly string[] {
  const stored: unknown = attempt(() => JSON.parse(text))
  if (!Array.isArray(stored)) return NOTHING
  return stored
    .filter(
      (entry): entry is string =>
        typeof entry === 'string' && entry !== '' && entry.length <= MAX_ENTRY_LENGTH,
    )
    .slice(0, max)
}
