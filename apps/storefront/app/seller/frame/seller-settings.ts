import { useCallback, useSyncExternalStore } from 'react'

/** Settings of one user of the seller area, stored in this browser. */
export interface SellerSettings {
  /** Slug of the shop selected last. */
  readonly shop?: string
  /** Whether the menu shows icons only. */
  readonly collapsed?: boolean
  /** Whether shortcuts with a single key are off. */
  readonly withoutKeys?: boolean
  /** Slugs of the shops whose first steps are hidden. */
  readonly withoutSteps?: readonly string[]
  /** Columns chosen outside of saved views, by list. Null for the default columns. */
  readonly columns?: Readonly<Record<string, readonly string[] | null>>
}

type Everyone = Readonly<Record<string, SellerSettings>>

const KEY = 'stoa:seller'
const NOTHING: Everyone = {}
const listeners = new Set<() => void>()
let text: string | null = null
let parsed = NOTHING

/** Returns the settings of a user and a function that changes some of them. Works without storage, until a reload. */
export function useSellerSettings(userId: string) {
  const everyone = useSyncExternalStore(subscribe, read, () => NOTHING)
  const change = useCallback(
    (settings: SellerSettings) => write({ ...read(), [userId]: { ...read()[userId], ...settings } }),
    [userId],
  )
  return { settings: everyone[userId] ?? {}, change }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(): Everyone {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored !== text) {
      text = stored
      parsed = stored === null ? NOTHING : toSettings(JSON.parse(stored))
    }
  } catch {
    // Blocked or invalid: keeps the settings read last until the page is closed.
  }
  return parsed
}

function write(next: Everyone) {
  parsed = next
  try {
    text = JSON.stringify(next)
    localStorage.setItem(KEY, text)
  } catch {
    // Blocked or full: keeps the settings until the page is closed.
  }
  for (const listener of [...listeners]) listener()
}

const toSettings = (value: unknown): Everyone =>
  typeof value === 'object' && value !== null ? (value as Everyone) : NOTHING
