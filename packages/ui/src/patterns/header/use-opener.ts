'use client'

import { type MouseEvent, useId, useRef, useState } from 'react'
import { type LazyPart, onIntent, useIdlePreload, useLazy } from '../../system/lazy-part.ts'
import { useHydrated } from '../../system/use-hydrated.ts'

/**
 * Returns a control that opens a dialog, and is a link to `href` until scripts have loaded. The dialog's code loads
 * when the page is idle, or when the pointer or focus comes near. Several triggers may share one dialog, each with
 * its own name; focus returns to the pressed one.
 *
 * `data-replay` on the link marks it for the host: an early press can be stored and repeated on the button, which has
 * the same id.
 */
export function useOpener<P>(href: string, part: LazyPart<P>) {
  const hydrated = useHydrated()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const returnFocus = useRef<HTMLElement | null>(null)
  useIdlePreload(part)

  const trigger = (name: string) => {
    const own = { id: id + name }
    if (!hydrated) return { ...own, href, 'data-replay': '' }
    return {
      ...own,
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      ...onIntent(part.preload),
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        returnFocus.current = event.currentTarget
        part.preload()
        setWasOpened(true)
        setOpen(true)
      },
    } as const
  }

  return { trigger, Dialog: useLazy(part, wasOpened), dialog: { open, onOpenChange: setOpen, returnFocus } }
}
