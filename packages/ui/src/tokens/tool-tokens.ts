import type { DesignTokens } from './design-tokens.ts'
import { darkPalette, lightPalette, type Palette } from './palette.ts'
import { motion, radius, size, space, zIndex } from './scale.ts'
import { toHex, toHexWithAlpha, toScreen } from './srgb.ts'

type Raw = string | { readonly [name: string]: Raw }
type AsToken = (value: string) => { readonly $type: string; readonly $value: unknown } | undefined

/** A table with each value as its token; nothing for those that the form cannot say. */
function group(values: Raw, asToken: AsToken): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const made = typeof value === 'string' ? asToken(value) : group(value, asToken)
      return made ? [[name, made]] : []
    }),
  )
}

const pixels = (value: string) => /^(-?[\d.]+)px$/.exec(value)?.[1]

/**
 * Tokens that Figma imports as a mode of its variables: the W3C's format, with colors in sRGB and lengths in pixels.
 * It has no variables for times and curves.
 */
export const figmaTokens = (color: Palette): DesignTokens =>
  group({ color, space, radius, size }, value => {
    if (value.startsWith('oklch(')) {
      const { rgb, alpha } = toScreen(value)
      return {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: rgb.map(round), alpha, hex: toHex(value) },
      }
    }
    const length = pixels(value)
    return length ? { $type: 'dimension', $value: { value: Number(length), unit: 'px' } } : undefined
  }) as DesignTokens

const round = (part: number) => Math.round(part * 10_000) / 10_000

const asText: AsToken = value => {
  if (value.startsWith('oklch(')) return { $type: 'color', $value: toHexWithAlpha(value) }
  if (pixels(value)) return { $type: 'dimension', $value: value }
  if (/^[\d.]+ms$/.test(value)) return { $type: 'duration', $value: value }
  return /^[\d.]+$/.test(value) ? { $type: 'number', $value: Number(value) } : undefined
}

/** Both themes in one file, as Tokens Studio loads it: a set for the scale and one for each palette. */
export const tokensStudio = (
  light: Palette = lightPalette,
  dark: Palette = darkPalette,
): Record<string, unknown> => ({
  scale: group({ space, radius, size, motion, zIndex }, asText),
  light: group({ color: light }, asText),
  dark: group({ color: dark }, asText),
  $themes: ['light', 'dark'].map(name => ({
    id: `stoa-${name}`,
    name,
    selectedTokenSets: { scale: 'source', [name]: 'enabled' },
  })),
  $metadata: { tokenSetOrder: ['scale', 'light', 'dark'] },
})
