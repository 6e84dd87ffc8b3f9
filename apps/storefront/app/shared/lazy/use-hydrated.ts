import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether hydration is over. False in the server's HTML and in the render that hydrates it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
