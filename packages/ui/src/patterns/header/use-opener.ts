'use client'

import { type MouseEvent, useRef, useState } from 'react'
import { useHydrated } from '../../system/use-hydrated.ts'

/**
 * A control that opens a dialog, and is a link to `href` until scripts are there. Several triggers may share
 * one; the focus returns to the one that was pressed.
 */
export function useOpener(href: string) {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const returnFocus = useRef<HTMLElement | null>(null)

  const trigger = hydrated
    ? ({
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          returnFocus.current = event.currentTarget
          setWasOpened(true)
          setOpen(true)
        },
      } as const)
    : { href }

  return { trigger, wasOpened, dialog: { open, onOpenChange: setOpen, returnFocus } }
}
