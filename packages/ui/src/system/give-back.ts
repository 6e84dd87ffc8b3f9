import { activeElement } from './active-element.ts'

/** Landmarks of the page: parts with a role or a name. */
const PLACES =
  'section, article, form, main, dialog > [tabindex], [role="dialog"], [aria-label], [aria-labelledby]'

/**
 * Returns an element and all around it, outwards, the body left out. Leads out of shadow roots. Default what has the
 * focus. Remember it for `giveBack`.
 */
export function pathOutwards(from = activeElement()): readonly Element[] {
  const path: Element[] = []
  for (
    let at = from;
    at && at !== document.body;
    at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host
  )
    path.push(at)
  return path
}

/** Elements that take the focus in place of a whole part, such as the checkbox that selects a table's rows. */
const NEAR = '[data-focus-near]'

/**
 * Returns the focus to the element that had it. If a press removed that element, such as the row that was deleted,
 * focuses the one marked as near, or the smallest remaining part of the page around it. Returns whether there was
 * one.
 */
export function giveBack(path: readonly Element[], options?: FocusOptions): boolean {
  const [own, ...around] = path
  if (own?.isConnected && take(own, options)) return true
  const left = around.filter(one => one.isConnected)
  const at = left.findIndex(one => one.matches(PLACES))
  for (const one of at < 0 ? left : left.slice(0, at)) {
    const near = one.querySelector(NEAR)
    if (!near || !take(near, { preventScroll: true })) continue
    // Pointer users keep their scroll position.
    if (!options?.preventScroll && near.matches(':focus-visible')) near.scrollIntoView({ block: 'nearest' })
    return true
  }
  const place = left[at]
  if (!(place instanceof HTMLElement)) return false
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  return take(place, options)
}

/** Disabled and hidden elements cannot be focused. */
function take(element: Element, options?: FocusOptions): boolean {
  if (element instanceof HTMLElement) element.focus(options)
  return activeElement() === element
}
