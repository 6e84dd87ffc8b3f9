/** The cart on its page, or in the drawer that is over another page. */
const cartPlace = () => document.querySelector('dialog[open]') ?? document

/** Moves the focus from a removed line to the line now at its place, to the last line, or to the cart’s title. */
export function focusOnCart(at = 0): void {
  // Waits for the list to render. An element that the shopper has focused since keeps the focus.
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body && !activeElement.closest('[inert]')) return
    const place = cartPlace()
    const lines = place.querySelectorAll('[data-component="CartLine"]:not([inert])')
    const line = lines[Math.min(at, lines.length - 1)]
    const target =
      line?.querySelector<HTMLElement>('[data-part="Name"]') ?? place.querySelector<HTMLElement>('h1, h2')
    if (!target) return
    if (target.matches('h1, h2')) target.tabIndex = -1
    target.focus()
  })
}

/** Index of the cart line that has the focus; -1 if none has. */
export const focusedLine = (): number =>
  [...cartPlace().querySelectorAll('[data-component="CartLine"]')].findIndex(line =>
    line.contains(document.activeElement),
  )
