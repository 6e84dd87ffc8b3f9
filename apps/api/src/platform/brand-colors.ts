import type { components } from '@stoa/api-client/schema'
import { brandPairs, pairedColors } from './brand-pairs.ts'
import { type NamedColors, withDerived } from './derived-colors.ts'
import { darkColors, lightColors } from './palette.ts'

type Theme = components['schemas']['MarketTheme']
type Colors = typeof lightColors

/** Colors of emails and documents in both color schemes. */
export interface BrandColors {
  readonly light: Colors
  readonly dark: Colors
}

/** Returns the colors that a marketplace has chosen and those that follow from them, by their names. */
export const wholeTheme = (theme: Theme) => withDerived(theme, pairedColors, brandPairs)

/** Returns all colors of a marketplace: its own, and the supplied ones. */
export function brandColorsOf(theme: Theme): BrandColors {
  const { light, dark } = wholeTheme(theme)
  return { light: withOwn(lightColors, light), dark: withOwn(darkColors, dark) }
}

function withOwn(colors: Colors, own: NamedColors): Colors {
  const groups = Object.entries(colors).map(([group, supplied]) => {
    const changed = Object.keys(supplied).flatMap(name => {
      const color = own[`${group}.${name}`]
      return color === undefined ? [] : [[name, color]]
    })
    return [group, { ...supplied, ...Object.fromEntries(changed) }]
  })
  return Object.fromEntries(groups) as Colors
}
