/**
 * Writes the palettes in sRGB for the API, whose emails and PDF files know neither oklch nor variables. Its image has no
 * design system, so the values are a file there. `--check` fails if the file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { darkPalette, lightPalette, type Palette } from '../src/tokens/palette.ts'
import { deepTones, shopTones } from '../src/tokens/shop-tones.ts'
import { toHex } from '../src/tokens/srgb.ts'

const NAME = 'apps/api/src/platform/palette.ts'
const file = join(import.meta.dirname, '../../..', NAME)

const hexOf = ({ surface, text, border, accent, caution, shop }: Palette) => {
  const groups = Object.entries({ surface, text, border, accent, caution }).map(([group, colors]) => {
    const lines = Object.entries(colors).map(([name, color]) => `    ${name}: '${toHex(color)}',`)
    return `  ${group}: {\n${lines.join('\n')}\n  },`
  })
  const tones = shopTones.map(tone => {
    const { wall, sign } = shop[tone]
    const onWall = deepTones.includes(tone) ? text.onDeep : text.strong
    return `    ${tone}: { wall: '${toHex(wall)}', sign: '${toHex(sign)}', onWall: '${toHex(onWall)}' },`
  })
  return [...groups, `  shop: {\n${tones.join('\n')}\n  },`].join('\n')
}

const written = `/** Colors of the design system in sRGB. Written by \`packages/ui/scripts/write-hex-palette.ts\`: don't edit. */
export const lightColors = {
${hexOf(lightPalette)}
}

export const darkColors: typeof lightColors = {
${hexOf(darkPalette)}
}

/** Color of a shop. */
export type Tone = keyof typeof lightColors.shop
`

if (!process.argv.includes('--check')) writeFileSync(file, written)
else if (readFileSync(file, 'utf8') !== written) {
  console.error(`${NAME} is not what the palettes of packages/ui say.`)
  process.exitCode = 1
}
