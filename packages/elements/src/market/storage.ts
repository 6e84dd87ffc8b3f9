import type { StoragePort } from '@stoa/cart-core'
import { createWebStorage } from '@stoa/cart-core/guest'

/**
 * Storage of a cart on a page. On the marketplace's own origin its keys are those of the storefront. Elsewhere they begin
 * with the marketplace's host, since a page may belong to a shop with a cart of its own.
 */
export function createPageStorage(origin: () => string): StoragePort {
  const storage = createWebStorage('localStorage')
  const named = (key: string) => (origin() === location.origin ? key : pageKey(origin(), key))
  return {
    read: key => storage.read(named(key)),
    write: (key, value) => storage.write(named(key), value),
    onStorageEvent: listener =>
      storage.onStorageEvent(key => {
        const prefix = named('')
        if (key === null) listener(null)
        else if (key.startsWith(prefix)) listener(key.slice(prefix.length))
      }),
  }
}

/** Key of a value that only elements have. */
export const pageKey = (origin: string, name: string): string => `stoa:${new URL(origin).host}:${name}`

/** Reads a value that elements can do without. Blocked storage has none. */
export function readValue(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value that elements can do without. */
export function writeValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {}
}
