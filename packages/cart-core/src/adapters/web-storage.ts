import type { StoragePort } from '../ports.ts'

/** Event of the window after a write. Browsers send theirs to other documents only. */
const WRITTEN = 'stoa:storage'

/** Detail of the event. Other versions of this package on the page know this shape. */
interface Written {
  readonly area: string
  readonly key: string
  /** The port that wrote. It ignores its own events. */
  readonly by: object
}

/**
 * localStorage or sessionStorage. Looks the global up at each use: a page with blocked storage throws on the mere
 * access, and a server or a worker has none. Ports of one document hear each other.
 */
export function createWebStorage(name: 'localStorage' | 'sessionStorage'): StoragePort {
  const area = () => {
    const storage = globalThis[name]
    if (!storage) throw new Error(`no ${name}`)
    return storage
  }
  const by = {}
  return {
    read: key => area().getItem(key),
    write(key, value) {
      const storage = area()
      if (storage.getItem(key) === value) return
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      // Later, as browsers do: the writer finishes its change first.
      const event = new CustomEvent<Written>(WRITTEN, { detail: { area: name, key, by } })
      queueMicrotask(() => globalThis.dispatchEvent?.(event))
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
      const onWritten = (event: Event) => {
        const { detail } = event as CustomEvent<Written>
        if (detail.area === name && detail.by !== by) listener(detail.key)
      }
      addEventListener('storage', onEvent)
      addEventListener(WRITTEN, onWritten)
      return () => {
        removeEventListener('storage', onEvent)
        removeEventListener(WRITTEN, onWritten)
      }
    },
  }
}
