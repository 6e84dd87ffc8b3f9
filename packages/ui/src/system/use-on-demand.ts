'use client'

import { useCallback, useRef, useState } from 'react'
import { type LazyPart, useLazyPart } from './lazy-part.ts'
import { useIdle } from './use-idle.ts'

/**
 * A menu whose code comes after the page: its trigger stands alone at first. The whole takes its place when the
 * browser is idle and nobody is at the trigger (taking its place would take the focus), or at the first press.
 */
export function useOnDemand<P>(part: LazyPart<P>) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)

  useIdle(
    useCallback(() => {
      part.preload()
      if (!trigger.current?.matches(':focus, :hover')) setWanted(true)
    }, [part]),
  )

  return {
    Part: useLazyPart(part, wanted),
    open,
    onOpenChange: setOpen,
    /** For the trigger while it stands alone. */
    alone: {
      ref: trigger,
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onClick: () => {
        setWanted(true)
        setOpen(true)
      },
    } as const,
  }
}
