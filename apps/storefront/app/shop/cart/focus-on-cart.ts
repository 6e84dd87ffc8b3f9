/** Where the focus goes when what had it is gone: to that line of the cart, the one before it, or the page's title. */
export function focusOnCart(at = 0): void {
  // The list is drawn again first. What the shopper has taken hold of meanwhile keeps the focus.
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body && !activeElement.closest('[inert]')) return
    const lines = document.querySelectorAll('[data-component="CartLine"]:not([inert])')
    const line = lines[Math.min(at, lines.length - 1)]
    const target = line?.querySelector<HTMLElement>('[data-part="Name"]') ?? document.querySelector('h1')
    if (!target) return
    if (target.tagName === 'H1') target.tabIndex = -1
    target.focus()
  })
}

/** Which line of the cart has the focus; -1 for none. */
export const focusedLine = (): number =>
  [...document.querySelectorAll('[data-component="CartLine"]')].findIndex(line =>
    line.contains(document.activeElement),
  )
