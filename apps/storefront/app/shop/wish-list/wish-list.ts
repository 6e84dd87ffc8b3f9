import type { WishList, WishListState } from '@stoa/cart-core/wish-list'
import { useEffect, useSyncExternalStore } from 'react'
import { useIdle } from '../../shared/lazy/use-idle.ts'

const NOTHING: WishListState = { ids: new Set(), guest: [], phase: 'loading' }

const listeners = new Set<() => void>()
let list: WishList | null = null
let loading: Promise<WishList> | null = null

const tell = () => {
  for (const listener of [...listeners]) listener()
}

/** Loads the wish list of this tab and its code. Called when a page is idle, or on the first press of a heart. */
export function loadWishList(): Promise<WishList> {
  loading ??= import('./open-wish-list.ts').then(
    ({ openWishList }) => {
      list = openWishList()
      list.subscribe(tell)
      tell()
      return list
    },
    error => {
      loading = null
      throw error
    },
  )
  return loading
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the wish list of this tab. Empty on the server and until its code has loaded. */
export function useWishList(): WishListState {
  const isIdle = useIdle()
  useEffect(() => {
    // If the code can't be fetched, the first press tries again.
    if (isIdle) loadWishList().catch(() => {})
  }, [isIdle])
  return useSyncExternalStore(
    subscribe,
    () => list?.get() ?? NOTHING,
    () => NOTHING,
  )
}
