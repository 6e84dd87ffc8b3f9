import type { StoragePort } from '../ports.ts'

/**
 * localStorage or sessionStorage. The global is looked up at each use: a page with blocked storage throws on the
 * mere access, and a server or a worker has none.
 */
export function createWebStorage(name: 'localStorage' | 'sessionStorage'): StoragePort {
  const area = () => {
    const storage = globalThis[name]
    if (!storage) throw new Error(`no ${name}`)
    return storage
  }
  return {
    read: key => area().getItem(key),
    write(key, value) {
      if (value === null) area().removeItem(key)
      else area().setItem(key, value)
    },
    onStorageEvent(listener) {
      if (typeof addEventListener !== 'function') return () => {}
      const onEvent = (event: Event) => {
        const { key, storageArea } = event as StorageEvent
        try {
          if (storageArea && storageArea !== globalThis[name]) return
        } catch {
          return
        }
        listener(key)
      }
      addEventListener('storage', onEvent)
      return () => removeEventListener('storage', onEvent)
    },
  }
}
