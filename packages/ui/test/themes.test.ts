import { describe, expect, test } from 'vitest'
import { toyBrand } from '../fixtures/toy-brand.ts'
import { darkAvatar, lightAvatar } from '../src/tokens/depth.ts'
import { darkPalette, lightPalette, type Palette } from '../src/tokens/palette.ts'
import { contrast } from './contrast.ts'

const surfaces = ['page', 'raised', 'sunken', 'hover', 'overlay'] as const
const tones = ['accent', 'sale', 'positive', 'caution', 'critical', 'info'] as const
const themes: readonly [string, Palette][] = [
  ['light', lightPalette],
  ['dark', darkPalette],
  ['toy brand, light', toyBrand.light],
  ['toy brand, dark', toyBrand.dark],
]

/** Every pair that a component may draw: what, on what, at least. */
function pairs(colors: Palette): [name: string, on: string, front: string, back: string, least: number][] {
  const table: [string, string, string, string, number][] = []
  for (const surface of surfaces) {
    const back = colors.surface[surface]
    table.push(['text.strong', surface, colors.text.strong, back, 7])
    table.push(['text.body', surface, colors.text.body, back, 7])
    table.push(['text.muted', surface, colors.text.muted, back, 4.5])
    for (const tone of tones) table.push([`${tone}.text`, surface, colors[tone].text, back, 4.5])
  }
  for (const tone of tones) {
    table.push([`${tone}.on`, `${tone}.solid`, colors[tone].on, colors[tone].solid, 4.5])
    table.push([`${tone}.softText`, `${tone}.soft`, colors[tone].softText, colors[tone].soft, 4.5])
    table.push(['text.body', `${tone}.soft`, colors.text.body, colors[tone].soft, 7])
    table.push(['text.strong', `${tone}.soft`, colors.text.strong, colors[tone].soft, 7])
  }
  table.push(['text.inverse', 'inverse', colors.text.inverse, colors.surface.inverse, 4.5])
  table.push(['accent.on', 'accent.hover', colors.accent.on, colors.accent.hover, 4.5])
  table.push(['accent.on', 'accent.press', colors.accent.on, colors.accent.press, 4.5])
  for (const surface of ['page', 'raised', 'sunken'] as const) {
    table.push(['border.control', surface, colors.border.control, colors.surface[surface], 3])
    table.push(['focus', surface, colors.focus, colors.surface[surface], 3])
  }
  table.push(['star', 'page', colors.star, colors.surface.page, 3])
  table.push(['star', 'raised', colors.star, colors.surface.raised, 3])
  return table
}

describe.each(themes)('%s', (theme, colors) => {
  test.each(pairs(colors))('%s on %s reads', (_name, _on, front, back, least) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least)
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
