'use client'

import { useCallback, useState } from 'react'
import { type LazyPart, onIntent, useLazy } from '../../system/lazy-part.ts'
import { useMenuButton } from './use-menu-button.ts'

/**
 * Returns a menu whose code loads when the pointer or focus comes near its button. A press before that opens it
 * later.
 */
export function useLazyMenu<P>(part: LazyPart<P>) {
  const [wanted, setWanted] = useState(false)
  const Menu = useLazy(part, wanted)
  const onOpenChange = useCallback(
    (next: boolean) => {
      setWanted(next)
      // Loads the code again if the first time failed.
      if (next) part.preload()
    },
    [part],
  )
  const { trigger, list } = useMenuButton({ open: Menu !== undefined, onOpenChange })
  return { Menu, list, trigger: { ...onIntent(part.preload), ...trigger } }
}
