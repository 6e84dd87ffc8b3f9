/** What tells where one is: a part of the page that is one, or has a name. */
const PLACES = 'section, article, form, main, [role="dialog"], [aria-label], [aria-labelledby]'

/** An element and all around it, outwards, the body left out. Default what has the focus. Remember it for `giveBack`. */
export function pathOutwards(from: Element | null = document.activeElement): readonly Element[] {
  const path: Element[] = []
  for (let at = from; at && at !== document.body; at = at.parentElement) path.push(at)
  return path
}

/** What stands near and takes the focus in the place of a whole part, such as the box that selects a table's rows. */
const NEAR = '[data-focus-near]'

/**
 * Gives the focus back to what had it. What is pressed often goes with what it did, such as the row that was deleted:
 * then to what is marked as near, or to the smallest part of the page that is left of where it was. Answers whether
 * there was a place for it.
 */
export function giveBack(path: readonly Element[], options?: FocusOptions): boolean {
  const [own, ...around] = path
  if (own?.isConnected && take(own, options)) return true
  const left = around.filter(one => one.isConnected)
  const at = left.findIndex(one => one.matches(PLACES))
  for (const one of at < 0 ? left : left.slice(0, at)) {
    const near = one.querySelector(NEAR)
    if (!near || !take(near, { preventScroll: true })) continue
    // Nobody who uses a pointer is taken away from what they look at.
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

/** What is switched off, or not shown any more, takes none. */
function take(element: Element, options?: FocusOptions): boolean {
  if (element instanceof HTMLElement) element.focus(options)
  return document.activeElement === element
}
