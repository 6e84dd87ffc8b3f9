import type { StoragePort } from './ports.ts'
import { createSignal } from './store.ts'

/** Reads one stored value. Calls `spoilt` for each part that it had to leave out; null, or a throw, when nothing is readable. */
export type Parse<T> = (raw: unknown, spoilt: () => void) => T | null

export interface Vault {
  get<T>(key: string, parse: Parse<T>): T | null
  /** The stored text, to see whether another tab changed it. */
  raw(key: string): string | null
  /**
   * Null removes; a function answers the text itself, when it is written. With `soon` the write waits for others,
   * at most until the page hides.
   */
  set(key: string, value: unknown, soon?: boolean): void
  flush(): void
  onExternalChange: StoragePort['onExternalChange']
  /** Called once, when the storage refused a write and memory took over. */
  onDegraded(listener: () => void): () => void
}

const COALESCE_MS = 100

/** Storage that always answers: what the port cannot keep is kept in memory, what cannot be read is set aside. */
export function createVault(port: StoragePort, later: (run: () => void, ms: number) => () => void): Vault {
  // Values that the port did not take. They win over it until a write of theirs succeeds.
  const memory = new Map<string, string | null>()
  // Unreadable texts that have no copy yet.
  const guarded = new Map<string, string>()
  const waiting = new Map<string, unknown>()
  const degraded = createSignal()
  let isDegraded = false
  let cancel: (() => void) | undefined

  const raw = (key: string): string | null => {
    if (memory.has(key)) return memory.get(key)!
    try {
      return port.read(key)
    } catch {
      return null
    }
  }

  /** Throws when the storage does not take the copy. */
  const setAside = (key: string): void => {
    const text = guarded.get(key)
    if (text === undefined) return
    let slot = `${key}.backup`
    let there = port.read(slot)
    for (let n = 2; there !== null && there !== text; n++) {
      slot = `${key}.backup.${n}`
      there = port.read(slot)
    }
    if (there === null) port.write(slot, text)
    guarded.delete(key)
  }

  const write = (key: string, text: string | null): void => {
    try {
      // An unreadable value that could not be set aside must not be written over.
      setAside(key)
      port.write(key, text)
      memory.delete(key)
    } catch {
      memory.set(key, text)
      if (isDegraded) return
      isDegraded = true
      degraded()
    }
  }

  const vault: Vault = {
    raw,
    get(key, parse) {
      if (waiting.has(key)) vault.flush()
      const text = raw(key)
      if (text === null) return null
      let value = null
      let whole = true
      try {
        value = parse(JSON.parse(text), () => {
          whole = false
        })
      } catch {}
      if (value === null || !whole) {
        guarded.set(key, text)
        try {
          setAside(key)
        } catch {}
      }
      return value
    },
    set(key, value, soon) {
      waiting.set(key, value)
      if (!soon) vault.flush()
      else cancel ??= later(vault.flush, COALESCE_MS)
    },
    flush() {
      cancel?.()
      cancel = undefined
      for (const [key, given] of waiting) {
        waiting.delete(key)
        write(key, typeof given === 'function' ? given() : given === null ? null : JSON.stringify(given))
      }
    },
    onExternalChange: port.onExternalChange,
    onDegraded: degraded.on,
  }
  return vault
}
