import type { Store, Unsubscribe } from './types.ts'

/** A set of callbacks to call and to join. */
export interface Signal<A extends unknown[]> {
  (...args: A): void
  on(listener: (...args: A) => void): Unsubscribe
}

export function createSignal<A extends unknown[] = []>(): Signal<A> {
  const listeners = new Set<(...args: A) => void>()
  const emit = ((...args: A) => {
    for (const listener of listeners) {
      try {
        listener(...args)
      } catch (error) {
        // The others are called all the same, and the error still surfaces.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }) as Signal<A>
  emit.on = listener => {
    // Wrapped, so that one function subscribed twice is two subscriptions.
    const own = (...args: A) => listener(...args)
    listeners.add(own)
    return () => {
      listeners.delete(own)
    }
  }
  return emit
}

export interface WritableStore<S> extends Store<S> {
  set(next: S): void
}

export function createStore<S>(initial: S): WritableStore<S> {
  let state = initial
  const changed = createSignal()
  return {
    get: () => state,
    getInitial: () => initial,
    subscribe: changed.on,
    set(next) {
      state = next
      changed()
    },
  }
}

const equalWith =
  (same: (a: unknown, b: unknown) => boolean) =>
  (a: unknown, b: unknown): boolean => {
    if (Object.is(a, b)) return true
    if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
    const keys = Object.keys(a)
    return (
      keys.length === Object.keys(b).length &&
      keys.every(key => Object.hasOwn(b, key) && same(a[key as never], b[key as never]))
    )
  }

/** Whether two values are the same, or objects whose fields are. For picks that build a new object or list. */
export const shallowEqual = equalWith(Object.is)

/** Equality of plain data, at every depth. */
export const deepEqual = equalWith((a, b) => deepEqual(a, b))
