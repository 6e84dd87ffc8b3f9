import { drawn, nameOf } from './drawn.ts'

const read = new WeakMap<CSSStyleSheet, { rules: number; names: Set<string> }>()

/** The names of the variables that a style sheet sets, in whatever layer. All stories of a page have the same sheets. */
function namesIn(sheet: CSSStyleSheet): Set<string> {
  const known = read.get(sheet)
  if (known?.rules === sheet.cssRules.length) return known.names
  const names = new Set<string>()
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const name of rule.style) if (name.startsWith('--stoa-')) names.add(name)
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList)
    }
  }
  visit(sheet.cssRules)
  read.set(sheet, { rules: sheet.cssRules.length, names })
  return names
}

const variableNames = (): string[] => [
  ...new Set([...document.styleSheets].flatMap(sheet => [...namesIn(sheet)])),
]

/**
 * Gives every color of a variable, including those in shadows, a unique value that no brand has: fully red, no green,
 * some blue. Returns a function that removes them.
 */
export function wearAbsurdBrand(): () => void {
  // Transitions between colors are stopped while the page is checked.
  const still = document.head.appendChild(document.createElement('style'))
  still.textContent = '*, ::before, ::after, ::placeholder { transition: none !important }'
  const { style } = document.documentElement
  const now = getComputedStyle(document.documentElement)
  // All are read before one is changed: the browser recalculates the whole page after every change.
  const given = variableNames()
    .map(name => [name, now.getPropertyValue(name)] as const)
    .filter(([, value]) => colourWithAlpha.test(value))
  given.forEach(([name, value], index) => {
    const absurd = value.replaceAll(
      new RegExp(colourWithAlpha, 'g'),
      (_all, alpha = '1') => `rgb(255 0 ${(index % 250) + 1} / ${alpha})`,
    )
    style.setProperty(name, absurd)
  })
  return () => {
    still.remove()
    for (const [name] of given) style.removeProperty(name)
  }
}

const colourWithAlpha = /(?:rgb|oklch|hsl)a?\([^()/]*(?:\/\s*([\d.]+)\s*)?\)/
const colour = /(?:rgba?|oklch|oklab|lab|lch|hsla?|color)\([^()]*\)/g
const seen = new Map<string, boolean>()
const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** Whether a color in any notation is painted as one of the brand's: opaque, translucent, or not at all. */
function isBrands(one: string): boolean {
  if (!canvas) throw new Error('No canvas to paint colours on.')
  const cached = seen.get(one)
  if (cached !== undefined) return cached
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = one.replace(/(?: \/ |(?<=^rgba.*), (?=[\d.]+\)$))[\d.]+(?=\)$)/, thinned =>
    Number(thinned.replace(/[^\d.]/g, '')) === 0 ? thinned : thinned.replace(/[\d.]+$/, '1'),
  )
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, , alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  const answer = alpha === 0 || (red >= 253 && green <= 2)
  seen.set(one, answer)
  return answer
}

const foreign = (paint: string) => (paint.match(colour) ?? []).filter(one => !isBrands(one))

/**
 * Selector of elements with colors of their own. A picture's box has the picture's color, a shop's logo one derived
 * from its name, a swatch the product's color.
 */
const pictures =
  'img, picture, video, iframe, defs, [data-component="Avatar"], [data-component="Picture"], [data-component="Swatch"]'

/** Lists colors on the page that come from no variable. */
export function foreignColours(): string[] {
  const found = new Set<string>()
  for (const element of drawn()) {
    if (element.closest(pictures) || !element.checkVisibility()) continue
    // The browser draws this one itself, with the brand's accent at most.
    if (element.matches('input[type=range], input[type=file], progress, meter')) continue
    for (const pseudo of ['', '::before', '::after', '::placeholder']) {
      if (pseudo === '::placeholder' && !element.matches('input, textarea')) continue
      const style = getComputedStyle(element, pseudo || undefined)
      if ((pseudo === '::before' || pseudo === '::after') && style.content === 'none') continue
      for (const [what, paint] of painted(element, style, pseudo)) {
        for (const one of foreign(paint)) found.add(`${what} ${one} of ${nameOf(element)}${pseudo}`)
      }
    }
  }
  return [...found]
}

function painted(
  element: Element,
  style: CSSStyleDeclaration,
  pseudo: string,
): [what: string, paint: string][] {
  const list: [string, string][] = [
    ['background', style.backgroundColor],
    ['picture', style.backgroundImage],
    ['shadow', style.boxShadow],
  ]
  for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
    if (style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) > 0)
      list.push(['border', style[`border${side}Color`]])
  }
  if (style.outlineStyle !== 'none') list.push(['outline', style.outlineColor])
  const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim())
  if (hasText || pseudo || element.matches('input, textarea, select')) list.push(['text', style.color])
  if (element instanceof SVGElement && element.localName !== 'svg')
    list.push(['fill', style.fill], ['stroke', style.stroke])
  return list
}
