import type { KeyboardEvent } from 'react'

const CONTROLS =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio, video, [contenteditable], [tabindex]'

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible'

/** Returns controls inside an element in their order, and in the place of a slot what the host put there. */
const controlsIn = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(`${CONTROLS}, slot`)].flatMap(one =>
    one instanceof HTMLSlotElement
      ? one.assignedElements().flatMap(put => [put as HTMLElement, ...controlsIn(put)])
      : one,
  )

/** Returns the elements inside at which Tab stops, in the order of the document. */
export const tabStops = (within: Element): HTMLElement[] => controlsIn(within).filter(isStop)

/**
 * Leads Tab from the last control of a panel to its first one, and Shift+Tab back. A browser would go on to its own
 * controls.
 */
export function goRound(event: KeyboardEvent, panel: HTMLElement): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = tabStops(panel)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const { target } = event
  // The panel has the focus if it has no controls, or after a press on its text.
  if (target !== from && !(target === panel && (event.shiftKey || !to))) return
  event.preventDefault()
  to?.focus()
}
