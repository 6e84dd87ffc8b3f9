import { contentId, giveBack, pathOutwards } from '@stoa/ui'
import { useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

const page = () => document.getElementById(contentId)

/**
 * What is pressed often goes with what it did: a form that is sent, a row that is deleted, a list that is put away. The
 * focus stays in the smallest part of the page that is left of where it was, instead of falling back to the beginning.
 * Who arrives from elsewhere in the shop begins at the page.
 */
export function useKeptFocus(): void {
  const arrived = useNavigationType() !== 'POP'
  useEffect(() => {
    // The page's main part was not there yet when the address changed.
    if (arrived && isLost()) page()?.focus({ preventScroll: true })
    // Only as the frame is drawn.
  }, [])
  useEffect(() => {
    /** From what had the focus outwards. What lies over the page does not count. */
    let path: readonly Element[] = []
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && page()?.contains(target)) path = pathOutwards(target)
    }
    const keep = () => {
      frame = 0
      // Otherwise it was left by somebody, who pressed beside it.
      if (isGone(path[0]) && isLost() && !document.querySelector(OVERLAYS))
        giveBack(path, { preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      // Two frames: who has a better place for the focus puts it there first, and what is switched off loses it.
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
