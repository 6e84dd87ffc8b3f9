'use client'

import { useState } from 'react'
import { type LazyPart, useLazy } from './lazy-part.ts'
import { useQuietly } from './use-quietly.ts'

/**
 * A menu whose code comes after the page: its trigger stands alone at first, and the whole takes its place quietly,
 * or at the first press.
 */
export function useOnDemand<P>(part: LazyPart<P>) {
  const { ready, ref } = useQuietly<HTMLButtonElement>(part)
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)

  return {
    Part: useLazy(part, ready || asked),
    open,
    onOpenChange: setOpen,
    /** For the trigger while it stands alone. */
    alone: {
      ref,
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: part.preload,
      onFocus: part.preload,
      onClick: () => {
        setAsked(true)
        setOpen(true)
      },
    } as const,
  }
}
