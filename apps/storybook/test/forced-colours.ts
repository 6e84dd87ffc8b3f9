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

/**
 * What a shape is painted with. Of `currentColor` the browser tells the colour as it was before it was forced, and
 * paints with the forced one.
 */
function paintsOf(shape: SVGElement): string[] {
  const { style } = shape
  return (['fill', 'stroke'] as const).map(name => {
    const [paint, own] = [getComputedStyle(shape)[name], style[name]]
    style[name] = 'currentColor'
    const { color, [name]: current } = getComputedStyle(shape)
    style[name] = own
    return paint === current ? color : paint
  })
}

/** They are what they are, and lie on a ground of their own. */
const pictures = 'img, picture, defs, [data-component="Picture"]'

/** Words and drawings in a colour that is not one of somebody's own few, on whose ground it may not be seen. */
export function findForeignPaint(): string[] {
  // On its way to a forced colour an inherited one is still another, a frame for each element around it.
  const still = document.head.appendChild(document.createElement('style'))
  still.textContent = '*, ::before, ::after { transition: none !important }'
  const own = painted()
  const foreign = new Set<string>()
  for (const element of drawn()) {
    if (element.closest(pictures) || !visible(element)) continue
    const isShape = element instanceof SVGElement && element.localName !== 'svg' && element.localName !== 'g'
    const paints = isShape ? paintsOf(element) : [getComputedStyle(element).color]
    for (const paint of paints)
      if (!own.has(paint))
        foreign.add(`${paint} of ${nameOf(element)} in ${nameOf(element.parentElement ?? element)}`)
  }
  still.remove()
  return [...foreign]
}
