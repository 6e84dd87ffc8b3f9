import { cookieKey } from '@stoa/ui'

/** Something that a browser may remember for its owner's comfort: the newest first, nothing twice. */
export interface Remembered {
  readonly read: () => readonly string[]
  readonly add: (entry: string) => void
  readonly forget: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const NOTHING: readonly string[] = []
const LONGEST_ENTRY = 200

/** Optional storage: read and written only after the cookie notice was accepted. */
function remember(key: string, most: number): Remembered {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let entries = NOTHING
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const read = () => {
    const stored = mayRemember() ? attempt(() => localStorage.getItem(key)) : null
    if (stored !== text) {
      text = stored
      entries = stored === null ? NOTHING : entriesOf(stored, most)
    }
    return entries
  }
  return {
    read,
    add: entry => {
      if (!mayRemember() || entry.length > LONGEST_ENTRY) return
      const next = [entry, ...read().filter(other => other !== entry)].slice(0, most)
      attempt(() => localStorage.setItem(key, JSON.stringify(next)))
      tell()
    },
    forget: () => {
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
export const recentSearches = remember('stoa:recent-searches', 6)

/** Ids of products that were looked at. */
export const recentlyViewed = remember('stoa:recently-viewed', 12)

export const mayRemember = () => attempt(() => localStorage.getItem(cookieKey)) === 'accepted'

export function forgetAll(): void {
  recentSearches.forget()
  recentlyViewed.forget()
}

function entriesOf(text: string, most: number): readonly string[] {
  const stored: unknown = attempt(() => JSON.parse(text))
  if (!Array.isArray(stored)) return NOTHING
  return stored
    .filter(
      (entry): entry is string => typeof entry === 'string' && entry !== '' && entry.length <= LONGEST_ENTRY,
    )
    .slice(0, most)
}

/** Storage may be full or forbidden: then nothing is remembered, and nothing breaks. */
function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
