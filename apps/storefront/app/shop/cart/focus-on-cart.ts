/** Moves the focus from a removed line to the line now at its place, to the last line, or to the page's title. */
export function focusOnCart(at = 0): void {
  // Waits for the list to render. An element that the shopper has focused since keeps the focus.
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

/** Index of the cart line that has the focus; -1 if none has. */
export const focusedLine = (): number =>
  [...document.querySelectorAll('[data-component="CartLine"]')].findIndex(line =>
    line.contains(document.activeElement),
  )
