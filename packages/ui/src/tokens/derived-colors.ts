import { contrast } from './contrast.ts'

/** Colors by the names of their tokens, such as `accent.solid`, each as `#rrggbb`. */
export type NamedColors = Readonly<Record<string, string>>

/** Names of two colors, and the contrast that they need. */
export type NamedPair = readonly [front: string, back: string, least: number]

type Chosen = Readonly<Partial<Record<string, string>>>

interface Schemes<Colors> {
  readonly light: Colors
  readonly dark: Colors
}

interface SchemeParts {
  readonly isLight: boolean
  readonly chosen: NamedColors
  /** Chosen colors of the other scheme. */
  readonly other: NamedColors
  readonly supplied: NamedColors
  readonly pairs: readonly NamedPair[]
}

/**
 * Adds to the chosen colors those that belong to them. The color of buttons has a hover, a text and a focus ring, the page
 * has other surfaces and lines. A chosen color stays. A scheme that chooses no accent or sale color takes that of
 * the other scheme, as light or dark as it must be. Colors that nothing chosen leads to are left out.
 *
 * @param supplied colors that hold without a choice, by all names of the pairs
 */
export function withDerived(
  { light, dark }: Schemes<Chosen | null>,
  supplied: Schemes<NamedColors>,
  pairs: readonly NamedPair[],
): Schemes<NamedColors> {
  const [inLight, inDark] = [definedIn(light), definedIn(dark)]
  return {
    light: scheme({ isLight: true, chosen: inLight, other: inDark, supplied: supplied.light, pairs }),
    dark: scheme({ isLight: false, chosen: inDark, other: inLight, supplied: supplied.dark, pairs }),
  }
}

const WHITE = '#ffffff'
const BLACK = '#000000'
const STEPS = 25

function scheme({ isLight, chosen, other, supplied, pairs }: SchemeParts): NamedColors {
  const own: Record<string, string> = { ...chosen }
  const [ink, paper] = isLight ? [BLACK, WHITE] : [WHITE, BLACK]
  const colorOf = (name: string) => own[name] ?? supplied[name]!

  /** The first color on the way to `end` that reads with its partners. */
  function readable(start: string, end: string, partners: readonly (readonly [string, number])[]): string {
    const shades = Array.from({ length: STEPS }, (_, step) => mix(start, end, step / STEPS))
    return shades.find(shade => partners.every(([color, least]) => contrast(shade, color) >= least)) ?? end
  }
  const asText = (name: string, start: string) => {
    const backs = pairs.flatMap(([front, back, least]) =>
      front === name ? [[colorOf(back), least] as const] : [],
    )
    own[name] ??= readable(start, ink, backs)
  }
  const asGround = (name: string, start: string) => {
    const fronts = pairs.flatMap(([front, back, least]) =>
      back === name ? [[colorOf(front), least] as const] : [],
    )
    own[name] ??= readable(start, paper, fronts)
  }

  function surfaces(page: string): void {
    const inked = (inLight: number, inDark: number) => mix(page, ink, isLight ? inLight : inDark)
    own['surface.raised'] ??= mix(page, WHITE, isLight ? 0.7 : 0.04)
    own['surface.overlay'] ??= mix(page, WHITE, isLight ? 0.7 : 0.07)
    asGround('surface.sunken', isLight ? inked(0.03, 0) : mix(page, BLACK, 0.3))
    asGround('surface.hover', inked(0.06, 0.09))
    own['surface.picture'] ??= inked(0.1, 0.13)
    own['border.subtle'] ??= inked(0.1, 0.13)
    own['border.default'] ??= inked(0.19, 0.22)
    asText('border.control', inked(0.4, 0.4))
  }

  function texts(strong: string): void {
    const page = colorOf('surface.page')
    asText('text.body', mix(strong, page, 0.12))
    asText('text.muted', mix(strong, page, 0.3))
  }

  function family(name: 'accent' | 'sale', base: string): void {
    asText(`${name}.text`, base)
    const text = own[`${name}.text`]!
    asText(`${name}.solid`, text)
    const solid = own[`${name}.solid`]!
    // One of white and black has enough contrast with any color.
    if (moreContrast(solid, WHITE, BLACK) === WHITE) own[`${name}.on`] ??= WHITE
    else own[`${name}.on`] ??= readable(mix(solid, BLACK, 0.85), BLACK, [[solid, 4.5]])
    asGround(`${name}.soft`, mix(colorOf('surface.page'), text, isLight ? 0.1 : 0.2))
    asText(`${name}.softText`, mix(text, ink, 0.15))
  }

  function accentStates(): void {
    const [solid, on] = [own['accent.solid']!, own['accent.on']!]
    // Away from the color of the label, so that it reads better on each.
    const end = moreContrast(on, WHITE, BLACK)
    own['accent.hover'] ??= mix(solid, end, 0.15)
    own['accent.press'] ??= mix(solid, end, 0.28)
    asText('focus', solid)
  }

  if (chosen['surface.page']) surfaces(chosen['surface.page'])
  if (chosen['text.strong']) texts(chosen['text.strong'])
  const [accent, sale] = (['accent', 'sale'] as const).map(name => {
    const others = baseOf(other, name)
    return baseOf(chosen, name) ?? (others && withLightness(others, isLight ? 0.3 : 0.72))
  })
  if (accent) {
    family('accent', accent)
    accentStates()
  }
  if (sale) family('sale', sale)
  return own
}

const baseOf = (colors: NamedColors, family: string): string | undefined =>
  colors[`${family}.solid`] ?? colors[`${family}.text`]

const moreContrast = (ground: string, one: string, other: string): string =>
  contrast(ground, one) >= contrast(ground, other) ? one : other

/** Mixes two colors, channel by channel. A share of 0 is the first one. */
function mix(from: string, to: string, share: number): string {
  const target = partsOf(to)
  return hexOf(partsOf(from).map((part, at) => part + (target[at]! - part) * share))
}

/** Makes a color lighter or darker and keeps its hue and saturation. Black is 0, white 1. */
function withLightness(color: string, lightness: number): string {
  const parts = partsOf(color).map(part => part / 255)
  const [least, most] = [Math.min(...parts), Math.max(...parts)]
  const middle = (least + most) / 2
  const room = (at: number) => 1 - Math.abs(2 * at - 1)
  const scale = most === least ? 0 : room(lightness) / room(middle)
  return hexOf(parts.map(part => (lightness + (part - middle) * scale) * 255))
}

const partsOf = (color: string): number[] => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const definedIn = (colors: Chosen | null): NamedColors =>
  Object.fromEntries(Object.entries(colors ?? {}).flatMap(([name, color]) => (color ? [[name, color]] : [])))
