/** Key of a guest's lines in the specification. */
const GUEST_ITEMS = 'guest_cart_items'

/**
 * Beginning of the cart's keys. On the marketplace's own origin they are those of the storefront. Elsewhere they have the
 * marketplace's host, since a page may belong to a shop with a cart of its own.
 */
export const keyPrefix = (origin: string): string => (origin === location.origin ? '' : pageKey(origin, ''))

/** Key of a value that only elements have. */
export const pageKey = (origin: string, name: string): string => `stoa:${new URL(origin).host}:${name}`

/** Whether this browser has lines of a guest's cart. */
export const hasLines = (origin: string): boolean => readValue(keyPrefix(origin) + GUEST_ITEMS) !== null

/** Whether this page may read its storage. Browsers keep it from some frames, and from all pages if the visitor wants so. */
export function hasStorage(): boolean {
  try {
    return !!localStorage
  } catch {
    return false
  }
}

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

/** Calls the listener after each write to the storage, by another document or by a core of this one. */
export function onWrite(listener: () => void): void {
  for (const type of ['storage', 'stoa:storage']) addEventListener(type, listener)
}
