import { darkPalette, lightPalette, type Palette } from './palette.ts'
import { motion, radius, size, space, zIndex } from './scale.ts'
import { toHex } from './srgb.ts'

export interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'number'
  readonly $value: unknown
}
export interface DesignTokens {
  readonly [name: string]: DesignToken | DesignTokens
}

type Raw = string | { readonly [name: string]: Raw }

/** One value in the form of the W3C's Design Tokens format; nothing for what it cannot say, such as `clamp()`. */
function token(value: string): DesignToken | undefined {
  const numbers = (text: string) =>
    text
      .trim()
      .split(/[\s,]+/)
      .map(Number)
  const color = /^oklch\(([^/]+?)(?: \/ ([\d.]+))?\)$/.exec(value)
  if (color) {
    const alpha = color[2] === undefined ? 1 : Number(color[2])
    // `hex` is for tools that know no oklch.
    const components = numbers(color[1] as string)
    return { $type: 'color', $value: { colorSpace: 'oklch', components, alpha, hex: toHex(value) } }
  }
  const length = /^(-?[\d.]+)(px|rem)$/.exec(value)
  if (length) return { $type: 'dimension', $value: { value: Number(length[1]), unit: length[2] } }
  const time = /^([\d.]+)(ms|s)$/.exec(value)
  if (time) return { $type: 'duration', $value: { value: Number(time[1]), unit: time[2] } }
  const curve = /^cubic-bezier\(([^)]+)\)$/.exec(value)
  if (curve) return { $type: 'cubicBezier', $value: numbers(curve[1] as string) }
  return /^-?[\d.]+$/.test(value) ? { $type: 'number', $value: Number(value) } : undefined
}

function group(values: { readonly [name: string]: Raw }): DesignTokens {
  const found: Record<string, DesignToken | DesignTokens> = {}
  for (const [name, value] of Object.entries(values)) {
    const made = typeof value === 'string' ? token(value) : group(value)
    if (made) found[name] = made
  }
  return found
}

/** The tokens of a theme or brand for design tools. Fluid sizes and layered shadows live in CSS only. */
export const designTokens = (color: Palette): DesignTokens =>
  group({ color, space, radius, size, motion, zIndex })

/** The tokens of the light theme for design tools. */
export const lightTokens: DesignTokens = /* @__PURE__ */ designTokens(lightPalette)
/** The tokens of the dark theme for design tools. */
export const darkTokens: DesignTokens = /* @__PURE__ */ designTokens(darkPalette)
