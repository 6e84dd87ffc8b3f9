'use client'

import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { createStore, type Store } from './store.ts'
import { whenIdle } from './when-idle.ts'

export interface Lazy<T> {
  loaded: Store<T | undefined>
  /** The last fetch failed, and no other is under way. */
  failed: Store<boolean>
  /** Fetches the code ahead of its use, such as on hover. A failed fetch is tried again by the next call. */
  preload(): void
}

/**
 * Code that is fetched when it is first wanted. Not React.lazy: there a failed fetch throws, and a page must not
 * die of a menu that did not load.
 */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  const loaded = createStore<T | undefined>(undefined)
  const failed = createStore(false)
  let underWay = false
  return {
    loaded,
    failed,
    preload() {
      if (underWay || loaded.get()) return
      underWay = true
      failed.set(false)
      load().then(loaded.set, () => {
        underWay = false
        failed.set(true)
      })
    },
  }
}

/** Lazy code with one component. */
export type LazyPart<P> = Lazy<ComponentType<P>>
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>): LazyPart<P> => lazy(load)

/** The code as soon as it is wanted and there. */
export function useLazy<T>(part: Lazy<T>, wanted: boolean): T | undefined {
  const loaded = useSyncExternalStore(part.loaded.subscribe, part.loaded.get, () => undefined)
  useEffect(() => {
    if (wanted) part.preload()
  }, [part, wanted])
  return wanted ? loaded : undefined
}

/** Loads code that nearly every visitor uses, once the page is idle. */
export function useIdlePreload(part: Lazy<unknown>): void {
  useEffect(() => whenIdle(part.preload), [part])
}

/**
 * Handlers for a control that load code as soon as the pointer or focus comes near. They run for each pointer and key
 * alike.
 */
export const onIntent = (preload: () => void) =>
  ({ onPointerEnter: preload, onPointerDown: preload, onFocus: preload }) as const
