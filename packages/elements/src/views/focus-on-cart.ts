const linesIn = ({ shadowRoot }: HTMLElement) => [
  ...(shadowRoot?.querySelectorAll('[data-component="CartLine"]:not([inert])') ?? []),
]

/** Index of the cart line in the element that has the focus; -1 if none has. */
export const focusedLine = (element: HTMLElement): number =>
  linesIn(element).findIndex(line => line.matches(':focus-within'))

/** Moves the focus from a removed line to the line now at its place, to the last line, or to the title. */
export function focusOnCart(element: HTMLElement, at: number): void {
  // Waits until the list has been drawn. A control that has the focus keeps it.
  requestAnimationFrame(() => {
    const { shadowRoot: root } = element
    if (at < 0 || root?.activeElement?.matches(':not([inert] *)')) return
    const lines = linesIn(element)
    const to =
      lines[Math.min(at, lines.length - 1)]?.querySelector<HTMLElement>('[data-part="Name"]') ??
      root?.querySelector<HTMLElement>('h2')
    if (to?.matches('h2')) to.tabIndex = -1
    to?.focus()
  })
}
