/** The part of the browser's storage that Stoa uses; hosts may inject their own. */
export type StoaStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Blocked, full or absent storage must never break a page: what cannot be kept is remembered until reload. */
export function safeStorage(open: () => StoaStorage): StoaStorage {
  const memory = new Map<string, string | null>()
  const attempt = <T>(use: (storage: StoaStorage) => T, otherwise: () => T): T => {
    try {
      return use(open())
    } catch {
      return otherwise()
    }
  }
  return {
    getItem: key =>
      memory.has(key)
        ? (memory.get(key) ?? null)
        : attempt(
            storage => storage.getItem(key),
            () => null,
          ),
    setItem: (key, value) =>
      attempt(
        storage => {
          storage.setItem(key, value)
          memory.delete(key)
        },
        () => void memory.set(key, value),
      ),
    removeItem: key =>
      attempt(
        storage => {
          storage.removeItem(key)
          memory.delete(key)
        },
        () => void memory.set(key, null),
      ),
  }
}

/** The browser's own, looked up at each use: tests and privacy settings may change it under a page. */
export const browserStorage: StoaStorage = safeStorage(() => globalThis.localStorage)
