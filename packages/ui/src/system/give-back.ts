/** What tells where one is: a part of the page that is one, or has a name. */
const PLACES = 'section, article, form, main, [role="dialog"], [aria-label], [aria-labelledby]'

/** An element and all around it, outwards, the body left out. Default what has the focus. Remember it for `giveBack`. */
export function pathOutwards(from: Element | null = document.activeElement): readonly Element[] {
  const path: Element[] = []
  for (let at = from; at && at !== document.body; at = at.parentElement) path.push(at)
  return path
}

/**
 * Gives the focus back to what had it. What is pressed often goes with what it did, such as the row that was deleted:
 * then to the smallest part of the page that is left of where it was. Answers whether there was a place for it.
 */
export function giveBack(path: readonly Element[], options?: FocusOptions): boolean {
  const [own, ...around] = path
  if (own?.isConnected && take(own, options)) return true
  const place = around.find(one => one.isConnected && one.matches(PLACES))
  if (!(place instanceof HTMLElement)) return false
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  return take(place, options)
}

/** What is switched off, or not shown any more, takes none. */
function take(element: Element, options?: FocusOptions): boolean {
  if (element instanceof HTMLElement) element.focus(options)
  return document.activeElement === element
}
