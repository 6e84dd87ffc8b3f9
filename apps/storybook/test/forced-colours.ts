import { drawn, nameOf } from './drawn.ts'

const visible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'
const isFocusable = (element: Element): element is HTMLElement => element.matches(focusable)
const atMost = 80

const isOutlined = (element: Element, pseudo: string) => {
  const style = getComputedStyle(element, pseudo || undefined)
  return (
    style.outlineStyle === 'auto' ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2)
  )
}

/** A ring of shadow is taken away by forced colours: only an outline, or a border that changes, stays. */
export function findUnmarkedFocus(): string[] {
  const unmarked = new Set<string>()
  const before = document.activeElement
  for (const element of drawn().filter(isFocusable).slice(0, atMost)) {
    if (!visible(element)) continue
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
    if (document.activeElement !== element || !element.matches(':focus-visible')) continue
    // A field's frame may carry its ring.
    const ring = [element, element.parentElement, element.nextElementSibling].some(
      place => place && ['', '::before', '::after'].some(pseudo => isOutlined(place, pseudo)),
    )
    if (!ring) unmarked.add(nameOf(element))
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return [...unmarked]
}
