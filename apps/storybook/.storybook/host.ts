import { asVariables, toyBrand } from '@stoa/ui/fixtures'
import { lightPalette } from '@stoa/ui/tokens'

/** What the toolbar says. */
export interface Choices {
  theme?: string
  brand?: string
  direction?: string
}

/** The host's part for the whole document: Stoa's ground, the direction, and the brand's colors. */
export function dressDocument({ theme, brand, direction }: Choices) {
  const root = document.documentElement
  document.body.dataset.stoa = ''
  root.dir = direction ?? 'ltr'
  const palette = brand === 'toy' ? asVariables(toyBrand[theme === 'dark' ? 'dark' : 'light']) : undefined
  for (const [name, value] of Object.entries(asVariables(lightPalette)))
    if (palette) root.style.setProperty(name, palette[name] ?? value)
    else root.style.removeProperty(name)
}
