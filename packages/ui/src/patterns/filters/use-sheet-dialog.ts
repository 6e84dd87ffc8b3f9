'use client'

import { type RefObject, useEffect, useState } from 'react'
import { useCloseOnBack } from '../../system/use-close-on-back.ts'

interface SheetDialog {
  /** Whether the sheet is open over the page. */
  isDialog: boolean
  /** Gives the sheet's history entry to the host and returns whether there is one; see `useCloseOnBack`. */
  giveEntry: () => boolean
}

/**
 * Makes the sheet a dialog while it is open over the page: focus moves into it, Tab stays inside, and Back closes it.
 * As a panel next to the list it never opens.
 */
export function useSheetDialog(sheet: RefObject<HTMLElement | null>): SheetDialog {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const toggled = () => {
      const isOpenNow = element.matches(':popover-open')
      setIsOpen(isOpenNow)
      if (isOpenNow && !element.contains(document.activeElement)) element.querySelector('button')?.focus()
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !element.matches(':popover-open')) return
      const fields = [...element.querySelectorAll<HTMLElement>('button, input, select, summary, a[href]')]
      const stops = fields.filter(field => field.checkVisibility() && field.matches(':not(:disabled)'))
      const [first, last] = [stops[0], stops.at(-1)]
      if (document.activeElement !== (event.shiftKey ? first : last)) return
      event.preventDefault()
      ;(event.shiftKey ? last : first)?.focus()
    }
    // It may have been opened before scripts were in charge.
    toggled()
    element.addEventListener('toggle', toggled)
    element.addEventListener('keydown', pressed)
    return () => {
      element.removeEventListener('toggle', toggled)
      element.removeEventListener('keydown', pressed)
    }
  }, [sheet])
  const giveEntry = useCloseOnBack(isOpen, () => sheet.current?.hidePopover())
  return { isDialog: isOpen, giveEntry }
}
