import type { Palette } from './palette.ts'
import { deepTones, shopTones } from './shop-tones.ts'
import { toScreen } from './srgb.ts'

/** WCAG 2.2 contrast of two colors as a screen shows them, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = toScreen(color).rgb.map(part =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Foreground and background that a component may combine, by the names of the tokens, with the minimum contrast. */
export interface ContrastPair {
  readonly front: string
  readonly back: string
  readonly least: 3 | 4.5 | 7
}

const surfaces = ['page', 'raised', 'sunken', 'hover', 'overlay']
const tones = ['accent', 'sale', 'positive', 'caution', 'critical', 'info']

const walls = () =>
  shopTones.flatMap(tone => {
    const [wall, wallSoft] = [`shop.${tone}.wall`, `shop.${tone}.wallSoft`]
    const soft = [
      pair('text.strong', wallSoft, 7),
      pair('text.body', wallSoft, 7),
      pair('text.muted', wallSoft, 4.5),
      pair('accent.text', wallSoft, 4.5),
      pair(`shop.${tone}.sign`, wallSoft, 3),
      pair(`shop.${tone}.sign`, 'surface.page', 3),
    ]
    // On a deep wall the button has the color of the text, and the text of the button that of the wall.
    if (deepTones.includes(tone)) return [...soft, pair('text.onDeep', wall, 4.5)]
    return [
      ...soft,
      pair('text.strong', wall, 7),
      pair('text.body', wall, 4.5),
      pair('accent.solid', wall, 3),
    ]
  })

const pair = (front: string, back: string, least: ContrastPair['least']): ContrastPair => ({
  front,
  back,
  least,
})

/** Every pair that a component may draw. A theme or a brand is whole when all of them read. */
export const contrastPairs: readonly ContrastPair[] = [
  ...surfaces.flatMap(surface => [
    pair('text.strong', `surface.${surface}`, 7),
    pair('text.body', `surface.${surface}`, 7),
    pair('text.muted', `surface.${surface}`, 4.5),
    ...tones.map(tone => pair(`${tone}.text`, `surface.${surface}`, 4.5)),
  ]),
  ...tones.flatMap(tone => [
    pair(`${tone}.on`, `${tone}.solid`, 4.5),
    pair(`${tone}.softText`, `${tone}.soft`, 4.5),
    pair('text.body', `${tone}.soft`, 7),
    pair('text.strong', `${tone}.soft`, 7),
  ]),
  pair('text.inverse', 'surface.inverse', 4.5),
  ...walls(),
  pair('accent.on', 'accent.hover', 4.5),
  pair('accent.on', 'accent.press', 4.5),
  ...['page', 'raised', 'sunken'].flatMap(surface => [
    pair('border.control', `surface.${surface}`, 3),
    pair('focus', `surface.${surface}`, 3),
  ]),
  pair('star', 'surface.page', 3),
  pair('star', 'surface.raised', 3),
]

type Colors = string | { readonly [name: string]: Colors }

/** The color that a palette has under a name such as `accent.softText`. Throws when there is none. */
export function colorNamed(palette: Palette, name: string): string {
  const found = name
    .split('.')
    .reduce<Colors | undefined>(
      (colors, step) => (typeof colors === 'object' ? colors[step] : undefined),
      palette,
    )
  if (typeof found !== 'string') throw new Error(`A palette has no color "${name}".`)
  return found
}
