import { darkPalette, lightPalette, type Palette } from '../src/tokens/palette.ts'

type Colors = string | { readonly [name: string]: Colors }

/** Every colour on the other side of the wheel, and a little stronger: nobody takes it for Stoa. */
const turn = (colors: Colors): Colors =>
  typeof colors === 'string'
    ? colors.replace(/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)/, (_all, lightness, chroma, hue) => {
        const strength = Number(chroma) < 0.02 ? Number(chroma) * 2 : Number(chroma) * 0.8
        return `oklch(${lightness} ${strength.toFixed(4)} ${(Number(hue) + 150) % 360}`
      })
    : Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, turn(value)]))

/** A second brand that exists to prove that every colour comes from a table. */
export const toyBrand = {
  // Turned, the star would be too pale for its page.
  light: { ...(turn(lightPalette) as Palette), star: 'oklch(0.58 0.12 216)' },
  dark: turn(darkPalette) as Palette,
}

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** A palette as the variables that a host would set. */
export function asVariables(colors: Colors, path = '--stoa-color'): Record<string, string> {
  if (typeof colors === 'string') return { [path]: colors }
  return Object.assign(
    {},
    ...Object.entries(colors).map(([name, value]) => asVariables(value, `${path}-${kebab(name)}`)),
  )
}
