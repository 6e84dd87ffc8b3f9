import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and in the rendering that takes it over, true in every later one. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
