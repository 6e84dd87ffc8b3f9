import type { Store, Unsubscribe } from './types.ts'

/** A set of callbacks to call and to join. */
export interface Signal<A extends unknown[]> {
  (...args: A): void
  on(listener: (...args: A) => void): Unsubscribe
}

/** Calls each; one that throws does not keep the others from being called, and its error still surfaces. */
export function callAll<A extends unknown[]>(listeners: Set<(...args: A) => void>, ...args: A): void {
  for (const listener of listeners) {
    try {
      listener(...args)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }
}

export function createSignal<A extends unknown[] = []>(): Signal<A> {
  const listeners = new Set<(...args: A) => void>()
  const emit = ((...args: A) => callAll(listeners, ...args)) as Signal<A>
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

/** Equal when both are, or when every own field is. For picks that build a new object or list. */
export function shallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && Object.is(a[key as never], b[key as never]))
  )
}
