import { STORAGE_KEYS } from '@stoa/cart-core'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser had a session when the page was opened. Only the API knows whether it is still valid. */
export const useHoldsSession = (): boolean => useSyncExternalStore(never, holdsSession, () => false)

function holdsSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.session) !== null
  } catch {
    return false
  }
}
