import type { StoragePort } from './ports.ts'
import { createSignal } from './store.ts'
import type { Unsubscribe } from './types.ts'

/** Reads one stored value. Calls `corrupted` for each part that it leaves out; null, or a throw, when nothing is readable. */
export type Parse<T> = (raw: unknown, corrupted: () => void) => T | null

export interface SafeStorage {
  get<T>(key: string, parse: Parse<T>): T | null
  /** The stored text, to see whether another tab changed it. */
  raw(key: string): string | null
  /**
   * Null removes; a function gives the text itself, when it is written. With `soon` the write waits for others, at
   * most until the page hides.
   */
  set(key: string, value: unknown, soon?: boolean): void
  /** Copies the value of the key before the next write, like one that can't be read. */
  setAside(key: string): void
  /** Called with the key when a value that can't be read was copied for the first time. */
  onSetAside(listener: (key: string) => void): Unsubscribe
  /** Removes the copies that were made of unreadable values of the key. */
  removeBackups(key: string): void
  flush(): void
  onStorageEvent: StoragePort['onStorageEvent']
  /** Called once, when the storage refused a write and memory took over. */
  onDegraded(listener: () => void): Unsubscribe
}

const COALESCE_MS = 100

const backupKey = (key: string, n: number) => `${key}.backup${n > 1 ? `.${n}` : ''}`

/** Storage that always answers: what the port cannot keep is kept in memory, what cannot be read is copied first. */
export function createSafeStorage(
  port: StoragePort,
  later: (run: () => void, ms: number) => () => void,
): SafeStorage {
  // Values that the port did not take. They win over it until a write of theirs succeeds.
  const memory = new Map<string, string | null>()
  // Unreadable texts that have no copy yet.
  const uncopied = new Map<string, string>()
  const waiting = new Map<string, unknown>()
  const degraded = createSignal()
  const copied = createSignal<[key: string]>()
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
  const backUp = (key: string): void => {
    const text = uncopied.get(key)
    if (text === undefined) return
    let n = 1
    let copy = port.read(backupKey(key, n))
    while (copy !== null && copy !== text) copy = port.read(backupKey(key, ++n))
    if (copy === null) port.write(backupKey(key, n), text)
    uncopied.delete(key)
    if (copy === null) copied(key)
  }

  const write = (key: string, text: string | null): void => {
    try {
      // An unreadable value that could not be copied must not be written over.
      backUp(key)
      port.write(key, text)
      memory.delete(key)
    } catch {
      memory.set(key, text)
      if (isDegraded) return
      isDegraded = true
      degraded()
    }
  }

  const storage: SafeStorage = {
    raw,
    get(key, parse) {
      if (waiting.has(key)) storage.flush()
      const text = raw(key)
      if (text === null) return null
      let value = null
      let isWhole = true
      try {
        value = parse(JSON.parse(text), () => {
          isWhole = false
        })
      } catch {}
      if (value === null || !isWhole) {
        uncopied.set(key, text)
        try {
          backUp(key)
        } catch {}
      }
      return value
    },
    set(key, value, soon) {
      waiting.set(key, value)
      if (!soon) storage.flush()
      else cancel ??= later(storage.flush, COALESCE_MS)
    },
    setAside(key) {
      storage.flush()
      const text = raw(key)
      if (text !== null) uncopied.set(key, text)
    },
    onSetAside: copied.on,
    removeBackups(key) {
      uncopied.delete(key)
      for (let n = 1; raw(backupKey(key, n)) !== null; n++) write(backupKey(key, n), null)
    },
    flush() {
      cancel?.()
      cancel = undefined
      for (const [key, given] of waiting) {
        waiting.delete(key)
        write(key, typeof given === 'function' ? given() : given === null ? null : JSON.stringify(given))
      }
    },
    onStorageEvent: port.onStorageEvent,
    onDegraded: degraded.on,
  }
  return storage
}
