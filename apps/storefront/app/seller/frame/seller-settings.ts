import { useCallback, useSyncExternalStore } from 'react'

/** What the seller area remembers of a person in this browser. */
export interface SellerSettings {
  /** The slug of the shop they work for, where they have several. */
  readonly shop?: string
  /** Icons alone in the rail. */
  readonly collapsed?: boolean
  /** Keys that are no shortcuts any more. */
  readonly withoutKeys?: boolean
  /** Shops whose first steps were put away. */
  readonly withoutSteps?: readonly string[]
  /** By list, the columns that they have chosen outside of saved views; null for the usual ones. */
  readonly columns?: Readonly<Record<string, readonly string[] | null>>
}

type Everyone = Readonly<Record<string, SellerSettings>>

const KEY = 'stoa:seller'
const NOTHING: Everyone = {}
const listeners = new Set<() => void>()
let text: string | null = null
let parsed = NOTHING

/** Settings of a person, and how to change some of them. Nothing breaks where the browser keeps nothing. */
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
    // What was read last counts until the page is left.
  }
  return parsed
}

function write(next: Everyone) {
  parsed = next
  try {
    text = JSON.stringify(next)
    localStorage.setItem(KEY, text)
  } catch {
    // Blocked or full: it is remembered until the page is left.
  }
  for (const listener of [...listeners]) listener()
}

const toSettings = (value: unknown): Everyone =>
  typeof value === 'object' && value !== null ? (value as Everyone) : NOTHING
