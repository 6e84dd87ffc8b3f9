import { type ContrastPair, colorNamed, contrast, contrastPairs } from './contrast.ts'
import { type NamedColors, withDerived } from './derived-colors.ts'
import { darkPalette, lightPalette, type Palette } from './palette.ts'
import { toHex } from './srgb.ts'

/** Names of the colors that make a brand. */
export const brandColors = [
  'accent.solid',
  'accent.hover',
  'accent.press',
  'accent.on',
  'accent.text',
  'accent.soft',
  'accent.softText',
  'focus',
  'sale.solid',
  'sale.on',
  'sale.text',
  'surface.page',
  'surface.raised',
  'text.strong',
  'text.body',
  'text.muted',
] as const
export type BrandColor = (typeof brandColors)[number]

/** Colors that may follow from chosen ones without being a choice themselves. */
export const followingColors = [
  'surface.sunken',
  'surface.hover',
  'surface.overlay',
  'surface.picture',
  'border.subtle',
  'border.default',
  'border.control',
  'sale.soft',
  'sale.softText',
] as const

/**
 * Colors of a brand in one theme, each as `#rrggbb`. A color that is left out follows from the others, or is Stoa's if
 * none leads to it.
 */
export type BrandColors = { readonly [Name in BrandColor]?: string | undefined }

/** Colors of a brand in both themes. Null leaves a theme as it is. */
export interface Brand {
  readonly light: BrandColors | null
  readonly dark: BrandColors | null
}

/** Pair of colors with too little contrast. */
export interface BrandFailure extends ContrastPair {
  readonly ratio: number
}

const suppliedIn = (palette: Palette): NamedColors =>
  Object.fromEntries(
    contrastPairs
      .flatMap(({ front, back }) => [front, back])
      .map(name => [name, toHex(colorNamed(palette, name))]),
  )
const supplied = { light: suppliedIn(lightPalette), dark: suppliedIn(darkPalette) }
const namedPairs = contrastPairs.map(({ front, back, least }) => [front, back, least] as const)

/** Adds the colors that follow from those of a brand, by the names of their tokens. */
export const wholeBrand = (brand: Brand): Readonly<Record<keyof Brand, NamedColors>> =>
  withDerived(brand, supplied, namedPairs)

/** Returns the color that a theme of a brand has, as `#rrggbb`: the brand's own, or Stoa's. */
export const brandColorIn = (brand: Brand, theme: keyof Brand, name: BrandColor): string =>
  wholeBrand(brand)[theme][name] ?? supplied[theme][name]!

/** Finds the pairs that can't be read in a theme of a brand. */
export function brandFailures(theme: keyof Brand, brand: Brand): BrandFailure[] {
  const colors = wholeBrand(brand)[theme]
  const at = (name: string) => colors[name] ?? supplied[theme][name]!
  return contrastPairs.flatMap(pair => {
    const ratio = contrast(at(pair.front), at(pair.back))
    return ratio < pair.least ? [{ ...pair, ratio }] : []
  })
}

const variableOf = (name: string) =>
  `--stoa-color-${name.replace('.', '-').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

/** Colors by their variables, such as `--stoa-color-accent-solid`. */
export const brandVariables = (colors: NamedColors): Record<string, string> =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [variableOf(name), color]))

/**
 * Writes the style sheet of a brand for both themes, chosen or the system's, with the colors that follow from the
 * brand's. It is empty for a brand without colors.
 */
export function brandSheet(brand: Brand): string {
  const { light, dark } = wholeBrand(brand)
  const inLight = brandVariables(light)
  // What the light theme says of a color would hold in the dark one, too.
  const unchanged = Object.keys(light).map(name => [name, toHex(colorNamed(darkPalette, name))])
  const inDark = brandVariables({ ...Object.fromEntries(unchanged), ...dark })
  const parts: string[] = []
  if (Object.keys(inLight).length > 0) parts.push(block(':root', inLight))
  // On paper there is no dark theme.
  if (Object.keys(inDark).length > 0)
    parts.push(
      `@media screen {\n${block('[data-theme="dark"]', inDark)}\n}`,
      `@media screen and (prefers-color-scheme: dark) {\n${block(':root:not([data-theme])', inDark)}\n}`,
    )
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : ''
}

const block = (selector: string, variables: Readonly<Record<string, string>>) =>
  [`${selector} {`, ...Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`), '}'].join(
    '\n',
  )
