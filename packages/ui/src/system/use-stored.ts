'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { useStoa } from './provider.tsx'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * A string in the injected storage, shared between components and tabs. `undefined` means "not known yet":
 * on the server and in the first paint after it. Setting `null` removes the key.
 */
export function useStored(key: string): [string | null | undefined, (value: string | null) => void] {
  const { storage } = useStoa()
  const value = useSyncExternalStore(
    subscribe,
    () => storage.getItem(key),
    () => undefined,
  )
  const set = useCallback(
    (next: string | null) => {
      if (next === null) storage.removeItem(key)
      else storage.setItem(key, next)
      for (const listener of [...listeners]) listener()
    },
    [key, storage],
  )
  return [value, set]
}
