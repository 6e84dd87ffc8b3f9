import type { components } from '@stoa/api-client/schema'
import { darkColors, lightColors } from './palette.ts'

type Theme = components['schemas']['MarketTheme']
type Colors = typeof lightColors

/** Colors of emails and documents in both color schemes. */
export interface BrandColors {
  readonly light: Colors
  readonly dark: Colors
}

/** Returns the supplied colors with those that a marketplace has chosen. */
export const brandColorsOf = ({ light, dark }: Theme): BrandColors => ({
  light: withChosen(lightColors, light),
  dark: withChosen(darkColors, dark),
})

function withChosen(colors: Colors, chosen: Theme['light']): Colors {
  if (!chosen) return colors
  const groups = Object.entries(colors).map(([group, own]) => {
    const changed = Object.keys(own).flatMap(name => {
      const color = (chosen as Readonly<Record<string, string>>)[`${group}.${name}`]
      return color === undefined ? [] : [[name, color]]
    })
    return [group, { ...own, ...Object.fromEntries(changed) }]
  })
  return Object.fromEntries(groups) as Colors
}
