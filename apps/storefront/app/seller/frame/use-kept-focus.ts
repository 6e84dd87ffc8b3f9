import { contentId, giveBack, pathOutwards } from '@stoa/ui'
import { useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'

const OVERLAYS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]'

const page = () => document.getElementById(contentId)

/**
 * Keeps the focus near an element that was removed or disabled, such as a sent form or a deleted row. It moves to the
 * smallest remaining part of the page around the element, and to the main content after a navigation to the seller area.
 */
export function useKeptFocus(): void {
  const arrived = useNavigationType() !== 'POP'
  useEffect(() => {
    // The main content wasn’t rendered yet when the URL changed.
    if (arrived && isLost()) page()?.focus({ preventScroll: true })
    // Runs on mount only.
  }, [])
  useEffect(() => {
    /** Elements from the focused one outwards. Overlays are ignored. */
    let path: readonly Element[] = []
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && page()?.contains(target)) path = pathOutwards(target)
    }
    const keep = () => {
      frame = 0
      // In all other cases the user has moved the focus, for example by clicking next to the element.
      if (isGone(path[0]) && isLost() && !document.querySelector(OVERLAYS))
        giveBack(path, { preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      // Waits two frames: a component may move the focus itself, and disabled elements lose it with a delay.
      if (frame === 0 && isGone(path[0]))
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(keep)
        })
    })
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', remember)
    }
  }, [])
}

const isGone = (element: Element | undefined) =>
  element !== undefined && (!element.isConnected || element.matches(':disabled'))

const isLost = () => document.activeElement === document.body
