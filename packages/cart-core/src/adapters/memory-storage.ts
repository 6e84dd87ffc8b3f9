import type { StoragePort } from '../ports.ts'

/** Storage that lasts as long as the object does. */
export function createMemoryStorage(): StoragePort {
  const values = new Map<string, string>()
  return {
    read: key => values.get(key) ?? null,
    write(key, value) {
      if (value === null) values.delete(key)
      else values.set(key, value)
    },
    onStorageEvent: () => () => {},
  }
}
