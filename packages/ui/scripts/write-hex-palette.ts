/**
 * Writes the palettes in sRGB for the API, whose emails and PDF files know neither oklch nor variables. Writes also the pairs
 * by which it checks the contrast of a marketplace's colors, and the function that adds the colors which follow from those.
 * Its image has no design system, so these are files there.
 * `--check` fails if a file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandColors, followingColors } from '../src/tokens/brand.ts'
import { colorNamed, contrastPairs } from '../src/tokens/contrast.ts'
import { darkPalette, lightPalette, type Palette } from '../src/tokens/palette.ts'
import { shopTones } from '../src/tokens/shop-tones.ts'
import { toHex } from '../src/tokens/srgb.ts'

const PALETTE = 'apps/api/src/platform/palette.ts'
const PAIRS = 'apps/api/src/platform/brand-pairs.ts'
const DERIVED = 'apps/api/src/platform/derived-colors.ts'
const root = join(import.meta.dirname, '../../..')

const hexOf = ({ surface, text, border, accent, caution, shop }: Palette) => {
  const groups = Object.entries({ surface, text, border, accent, caution }).map(([group, colors]) => {
    const lines = Object.entries(colors).map(([name, color]) => `    ${name}: '${toHex(color)}',`)
    return `  ${group}: {\n${lines.join('\n')}\n  },`
  })
  const tones = shopTones.map(tone => {
    const { sign, wallSoft } = shop[tone]
    return `    ${tone}: { sign: '${toHex(sign)}', onSign: '${toHex(wallSoft)}' },`
  })
  return [...groups, `  shop: {\n${tones.join('\n')}\n  },`].join('\n')
}

const palette = `/** Colors of the design system in sRGB. Written by \`packages/ui/scripts/write-hex-palette.ts\`: don't edit. */
export const lightColors = {
${hexOf(lightPalette)}
}

export const darkColors: typeof lightColors = {
${hexOf(darkPalette)}
}

/** Color of a shop. */
export type Tone = keyof typeof lightColors.shop
`

const ofBrand: readonly string[] = [...brandColors, ...followingColors]
const isOfBrand = (name: string) => ofBrand.includes(name)
const pairs = contrastPairs.filter(({ front, back }) => isOfBrand(front) || isOfBrand(back))
const paired = [...new Set(pairs.flatMap(({ front, back }) => [front, back]))].sort()
const colorsOf = (colors: Palette) =>
  paired
    .map(name => `    ${/\W/.test(name) ? `'${name}'` : name}: '${toHex(colorNamed(colors, name))}',`)
    .join('\n')

const brandPairs = `/**
 * Pairs of colors that must be readable and that a marketplace's theme can change, with the minimum contrast. Written by
 * \`packages/ui/scripts/write-hex-palette.ts\`: don't edit.
 */
export const brandPairs: readonly (readonly [front: string, back: string, least: number])[] = [
${pairs.map(({ front, back, least }) => `  ['${front}', '${back}', ${least}],`).join('\n')}
]

/** Supplied colors of these pairs, by name. */
export const pairedColors: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>> = {
  light: {
${colorsOf(lightPalette)}
  },
  dark: {
${colorsOf(darkPalette)}
  },
}
`

const derived = `// Copied from packages/ui/src/tokens by \`packages/ui/scripts/write-hex-palette.ts\`: don't edit.
${readFileSync(join(root, 'packages/ui/src/tokens/derived-colors.ts'), 'utf8')}`

for (const [name, written] of [
  [PALETTE, palette],
  [PAIRS, brandPairs],
  [DERIVED, derived],
] as const) {
  const file = join(root, name)
  if (!process.argv.includes('--check')) writeFileSync(file, written)
  else if (readFileSync(file, 'utf8') !== written) {
    console.error(`${name} is not what the palettes of packages/ui say.`)
    process.exitCode = 1
  }
}
