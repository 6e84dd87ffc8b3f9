/** A value that can be watched: the shape that `useSyncExternalStore` wants. No React, no DOM. */
export interface Store<T> {
  /** The value now. */
  get(): T
  /** Replaces the value and calls every listener, unless it is the same one (`Object.is`). */
  set(next: T): void
  /** Calls `listener` after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
