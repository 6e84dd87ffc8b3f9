'use client'

import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { createStore, type Store } from './store.ts'

export interface LazyPart<P> {
  loaded: Store<ComponentType<P> | undefined>
  /** Fetches the code ahead of its use, such as on hover. A failed fetch is tried again by the next call. */
  preload(): void
}

/**
 * A part whose code is fetched when it is first wanted. Not React.lazy: there a failed fetch throws, and a page
 * must not die of a menu that did not load.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const loaded = createStore<ComponentType<P> | undefined>(undefined)
  let underWay = false
  return {
    loaded,
    preload() {
      if (underWay || loaded.get()) return
      underWay = true
      load().then(loaded.set, () => {
        underWay = false
      })
    },
  }
}

/** The component as soon as it is wanted and there. */
export function useLazyPart<P>(part: LazyPart<P>, wanted: boolean): ComponentType<P> | undefined {
  const component = useSyncExternalStore(part.loaded.subscribe, part.loaded.get, () => undefined)
  useEffect(() => {
    if (wanted) part.preload()
  }, [part, wanted])
  return wanted ? component : undefined
}
