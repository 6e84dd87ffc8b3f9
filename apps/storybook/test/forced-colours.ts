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

/**
 * Finds focus rings of shadow, which forced colors remove: only an outline, or a border that changes, remains
 * visible.
 */
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

const systemColours =
  'Canvas CanvasText LinkText VisitedText ActiveText ButtonFace ButtonText ButtonBorder Field FieldText Highlight HighlightText SelectedItem SelectedItemText Mark MarkText GrayText AccentColor AccentColorText'.split(
    ' ',
  )

function painted(): Set<string> {
  const probe = document.body.appendChild(document.createElement('i'))
  const colours = systemColours.map(name => {
    probe.style.color = name
    return getComputedStyle(probe).color
  })
  probe.remove()
  return new Set([...colours, 'none', 'rgba(0, 0, 0, 0)'])
}

/** They are what they are, and lie on a ground of their own. */
const pictures = 'img, picture, defs, [data-component="Picture"], [data-component="Swatch"]'

const isShape = (element: Element) =>
  element instanceof SVGElement && element.localName !== 'svg' && element.localName !== 'g'

function whileStyled<T>(rules: string, look: () => T): T {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = rules
  try {
    return look()
  } finally {
    style.remove()
  }
}

const paintsOf = (shape: Element) => {
  const { fill, stroke, color } = getComputedStyle(shape)
  return { fill, stroke, color }
}

/**
 * Returns the paints of all shapes. For `currentColor` the browser returns the color before forcing, and paints with
 * the forced one.
 */
function shapePaints(shapes: readonly Element[]): Map<Element, readonly string[]> {
  const said = shapes.map(paintsOf)
  const current = whileStyled(
    'svg * { fill: currentColor !important; stroke: currentColor !important }',
    () => shapes.map(paintsOf),
  )
  return new Map(
    shapes.map((shape, place) => {
      const [{ fill, stroke }, now] = [said[place]!, current[place]!]
      return [shape, [fill === now.fill ? now.color : fill, stroke === now.stroke ? now.color : stroke]]
    }),
  )
}

/** Finds text and drawings in a color that is not forced, which may be invisible on the background. */
export const findForeignPaint = (): string[] =>
  // An inherited color changes to the forced one a frame later for each element around it.
  whileStyled('*, ::before, ::after { transition: none !important }', () => {
    const own = painted()
    const seen = drawn().filter(element => !element.closest(pictures) && visible(element))
    const paints = shapePaints(seen.filter(isShape))
    const foreign = new Set<string>()
    for (const element of seen) {
      for (const paint of paints.get(element) ?? [getComputedStyle(element).color])
        if (!own.has(paint))
          foreign.add(`${paint} of ${nameOf(element)} in ${nameOf(element.parentElement ?? element)}`)
    }
    return [...foreign]
  })
