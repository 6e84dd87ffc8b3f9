'use client'

import { useCallback, useState } from 'react'
import { type LazyPart, onIntent, useLazy } from '../../system/lazy-part.ts'
import { useMenuButton } from './use-menu-button.ts'

/** A menu whose code comes when somebody comes near its button. Until then a press is kept, and opens it later. */
export function useLazyMenu<P>(part: LazyPart<P>) {
  const [wanted, setWanted] = useState(false)
  const Menu = useLazy(part, wanted)
  const onOpenChange = useCallback(
    (next: boolean) => {
      setWanted(next)
      // Not for the first time, where that failed.
      if (next) part.preload()
    },
    [part],
  )
  const { trigger, list } = useMenuButton({ open: Menu !== undefined, onOpenChange })
  return { Menu, list, trigger: { ...onIntent(part.preload), ...trigger } }
}
