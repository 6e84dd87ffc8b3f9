'use client'

import { type MouseEvent, useRef, useState } from 'react'
import { type LazyPart, onIntent, useLazy } from '../../system/lazy-part.ts'
import { useHydrated } from '../../system/use-hydrated.ts'

/**
 * A control that opens a dialog, and is a link to `href` until scripts are there. The dialog's code comes when
 * somebody comes near. Several triggers may share one; the focus returns to the one that was pressed.
 */
export function useOpener<P>(href: string, part: LazyPart<P>) {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const returnFocus = useRef<HTMLElement | null>(null)

  const trigger = hydrated
    ? ({
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        ...onIntent(part.preload),
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          returnFocus.current = event.currentTarget
          part.preload()
          setWasOpened(true)
          setOpen(true)
        },
      } as const)
    : { href }

  return { trigger, Dialog: useLazy(part, wasOpened), dialog: { open, onOpenChange: setOpen, returnFocus } }
}
