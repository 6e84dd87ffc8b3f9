import { callAll } from '../store.ts'
import type { KeyedStore } from '../types.ts'

/** Watching by id: a change of one id calls only that id's listeners. */
export function createKeyed<S>(
  get: (id: string) => S | undefined,
): KeyedStore<S> & { emit(id: string): void; watched(): Iterable<string> } {
  const byId = new Map<string, Set<() => void>>()
  return {
    get,
    watched: () => byId.keys(),
    emit(id) {
      const listeners = byId.get(id)
      if (listeners) callAll(listeners)
    },
    subscribe(id, listener) {
      const listeners = byId.get(id) ?? new Set()
      byId.set(id, listeners)
      const own = () => listener()
      listeners.add(own)
      return () => {
        listeners.delete(own)
        // A row that is gone for good leaves nothing behind.
        if (!listeners.size && byId.get(id) === listeners) byId.delete(id)
      }
    },
  }
}
