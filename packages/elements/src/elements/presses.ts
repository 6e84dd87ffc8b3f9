/** Whether a press means the page's own action. Others open a link in a new tab or window, or were handled already. */
export const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.altKey

/** Opens the cart when anything with `data-stoa-open` is pressed, also inside open shadow roots. */
export function openOnPress(open: () => void): void {
  document.addEventListener('click', event => {
    if (!isPlainPress(event)) return
    const isOpener = (node: EventTarget) => node instanceof Element && node.hasAttribute('data-stoa-open')
    if (!event.composedPath().some(isOpener)) return
    event.preventDefault()
    open()
  })
}
