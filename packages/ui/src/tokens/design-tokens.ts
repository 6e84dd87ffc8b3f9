import { darkDepth, lightDepth } from './depth.ts'
import { darkPalette, lightPalette, type Palette } from './palette.ts'
import { motion, radius, size, space, type, zIndex } from './scale.ts'
import { tokenUses } from './token-uses.ts'
import {
  type DesignToken,
  endOf,
  shadowToken,
  token,
  typographyToken,
  type WindowEnd,
} from './token-values.ts'

export type { DesignToken }
/** Tokens by their names. `$description` is the purpose of a group. */
export interface DesignTokens {
  readonly [name: string]: DesignToken | DesignTokens | string
}

type Raw = string | { readonly [name: string]: Raw }
type Make = (value: string, name: string) => DesignToken | undefined

/** Returns a table with each value as its token, and with the purposes of its tokens and groups. */
function group(values: { readonly [name: string]: Raw }, make: Make = token, path = ''): DesignTokens {
  const found: Record<string, DesignToken | DesignTokens | string> = {}
  for (const [name, value] of Object.entries(values)) {
    const own = `${path}${name}`
    const made = typeof value === 'string' ? make(value, name) : group(value, make, `${own}.`)
    const $description = tokenUses[own]
    if (made) found[name] = $description ? { $description, ...made } : made
  }
  return found
}

const typeTokens = (end: WindowEnd) => {
  const steps = Object.fromEntries(Object.keys(type).map(step => [step, step]))
  return group({ type: steps }, step => typographyToken(step as keyof typeof type, end))
}

const sizesAt = (end: WindowEnd) =>
  Object.fromEntries(Object.entries(size).map(([name, value]) => [name, endOf(value, end)]))

/** The tokens of a theme or brand for design tools. Sizes that grow with the window have their largest value. */
export const designTokens = (color: Palette, theme: 'light' | 'dark' = 'light'): DesignTokens => ({
  ...group({ color, space, radius, size: sizesAt('desktop'), motion, zIndex }),
  ...group({ shadow: (theme === 'dark' ? darkDepth : lightDepth)(color.border.subtle) }, shadowToken),
  ...typeTokens('desktop'),
})

/** The sizes that grow with the window, at one of their ends, for design tools. */
export const windowTokens = (end: WindowEnd): DesignTokens => ({
  ...group({ size: { gutter: endOf(size.gutter, end), section: endOf(size.section, end) } }),
  ...typeTokens(end),
})

/** The tokens of the light theme for design tools. */
export const lightTokens: DesignTokens = /* @__PURE__ */ designTokens(lightPalette)
/** The tokens of the dark theme for design tools. */
export const darkTokens: DesignTokens = /* @__PURE__ */ designTokens(darkPalette, 'dark')
