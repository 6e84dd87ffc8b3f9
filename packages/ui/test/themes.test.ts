import { describe, expect, test } from 'vitest'
import { toyBrand } from '../fixtures/toy-brand.ts'
import { colorNamed, contrast, contrastPairs } from '../src/tokens/contrast.ts'
import { darkAvatar, lightAvatar } from '../src/tokens/depth.ts'
import { darkPalette, lightPalette, type Palette } from '../src/tokens/palette.ts'
import { toHex, toHexWithAlpha } from '../src/tokens/srgb.ts'

const themes: readonly [string, Palette][] = [
  ['light', lightPalette],
  ['dark', darkPalette],
  ['toy brand, light', toyBrand.light],
  ['toy brand, dark', toyBrand.dark],
]

describe.each(themes)('%s', (theme, colors) => {
  test.each(contrastPairs)('$front on $back reads', ({ front, back, least }) => {
    expect(contrast(colorNamed(colors, front), colorNamed(colors, back))).toBeGreaterThanOrEqual(least)
  })

  test('a shop’s initial reads on every hue', () => {
    const avatar = theme.endsWith('dark') ? darkAvatar : lightAvatar
    for (let hue = 0; hue < 360; hue++) {
      expect(contrast(`oklch(${avatar.surface} ${hue})`, `oklch(${avatar.text} ${hue})`)).toBeGreaterThan(7)
    }
  })
})

test('the reckoning agrees with known ratios', () => {
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1)
  expect(contrast(lightPalette.text.strong, lightPalette.surface.page)).toBeCloseTo(16.7, 1)
  expect(contrast(darkPalette.critical.on, darkPalette.critical.solid)).toBeCloseTo(6.2, 1)
})

test('colors of tools are those of the screen', () => {
  expect(toHex('oklch(1 0 0)')).toBe('#ffffff')
  expect(toHex('#1d6b3a')).toBe('#1d6b3a')
  expect(toHexWithAlpha(lightPalette.overlay)).toMatch(/^#[\da-f]{6}7a$/)
  // Known of CSS Color 4: sRGB's red.
  expect(toHex('oklch(0.62796 0.25768 29.234)')).toBe('#ff0000')
})
