'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in server HTML and while hydrating, true as soon as scripts are in charge. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
