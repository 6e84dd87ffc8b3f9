'use client'

import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the sheet is open over the page. While it is open it is a dialog: focus moves into it and Tab stays inside.
 * As a panel next to the list it never opens.
 */
export function useSheetDialog(sheet: RefObject<HTMLElement | null>): boolean {
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
  return isOpen
}
