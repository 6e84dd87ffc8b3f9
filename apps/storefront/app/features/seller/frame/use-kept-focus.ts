import { contentId } from '@stoa/ui'
import { useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]'
/** What tells where one is: a part of the page that is one, or has a name. */
const PLACES = 'section, article, form, [aria-label], [aria-labelledby]'

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
    /** From what had the focus outwards, the page itself last. What lies over the page does not count. */
    let path: HTMLElement[] = []
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && page()?.contains(target)) path = outwards(target)
    }
    const keep = () => {
      frame = 0
      const [last, ...around] = path
      // Otherwise it was left by somebody, who pressed beside it.
      if (!isGone(last) || !isLost() || document.querySelector(OVERLAYS)) return
      const place = around.find(one => one.isConnected && (one.matches(PLACES) || one.id === contentId))
      if (place) focusOn(place)
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

const isGone = (element: HTMLElement | undefined) =>
  element !== undefined && (!element.isConnected || element.matches(':disabled'))

const isLost = () => document.activeElement === document.body

function outwards(from: HTMLElement): HTMLElement[] {
  const path: HTMLElement[] = []
  for (let at: HTMLElement | null = from; at; at = at.parentElement) {
    path.push(at)
    if (at.id === contentId) break
  }
  return path
}

function focusOn(place: HTMLElement): void {
  const isOwn = place.hasAttribute('tabindex')
  if (!isOwn) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
