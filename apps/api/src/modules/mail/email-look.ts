import type { BrandColors } from '../../platform/brand-colors.ts'
import type { lightColors, Tone } from '../../platform/palette.ts'
import { Html, html } from './html.ts'

/**
 * Colors of the parts of an email. Each is an inline style, which every mail program reads, and a class, by which a dark
 * one replaces it.
 */
const PARTS = {
  page: ['background', 'surface.hover'],
  sheet: ['background', 'surface.page'],
  band: ['background', 'surface.sunken'],
  card: ['background', 'surface.raised'],
  ground: ['background', 'surface.picture'],
  line: ['border-color', 'border.subtle'],
  done: ['background', 'accent.solid'],
  left: ['background', 'border.default'],
  strong: ['color', 'text.strong'],
  body: ['color', 'text.body'],
  muted: ['color', 'text.muted'],
  link: ['color', 'accent.text'],
  button: ['background', 'accent.solid'],
  label: ['color', 'accent.on'],
} as const

type Place = readonly [property: string, light: string, dark: string]
/** A part with its colors in both schemes. */
type Part = keyof typeof PARTS | { readonly name: string; readonly place: Place }

/** Writes the looks of elements in the colors of a marketplace. */
export function lookIn({ light, dark }: BrandColors) {
  /** The color of a shop, as on pages: the edge of its parcel, its sign and the letter on it. */
  function toneParts(tone: Tone): Record<'edge' | 'sign' | 'letter', Part> {
    const [bright, dim] = [light.shop[tone], dark.shop[tone]]
    return {
      edge: { name: `edge-${tone}`, place: ['border-left-color', bright.sign, dim.sign] },
      sign: { name: `sign-${tone}`, place: ['background', bright.sign, dim.sign] },
      letter: { name: `on-${tone}`, place: ['color', bright.onSign, dim.onSign] },
    }
  }

  function placeOf(part: Part): Place {
    if (typeof part !== 'string') return part.place
    const [property, path] = PARTS[part]
    const [group, name] = path.split('.') as [Exclude<keyof typeof lightColors, 'shop'>, string]
    const colorIn = (colors: typeof lightColors) => (colors[group] as Record<string, string>)[name]!
    return [property, colorIn(light), colorIn(dark)]
  }

  /** Class and style of an element that is one part or several, with more styles and classes. */
  function look(parts: Part | readonly Part[], style = '', ...classes: string[]): Html {
    const all = (Array.isArray(parts) ? parts : [parts]) as readonly Part[]
    const colors = all.map(part => {
      const [property, inLight] = placeOf(part)
      return `${property}:${inLight};`
    })
    return html`class="${[...all.map(nameOf), ...classes].join(' ')}" style="${style}${colors.join('')}"`
  }

  const darkRule = (part: Part) => {
    const [property, , inDark] = placeOf(part)
    return `.${nameOf(part)}{${property}:${inDark} !important}`
  }

  /** Rules for what inline styles cannot say. An email reads without them. */
  function styleSheet(siteUrl: string, tones: readonly Tone[]): Html {
    // The edge comes after the line, which colors all four.
    const parts = [
      ...(Object.keys(PARTS) as Part[]),
      ...tones.flatMap(tone => Object.values(toneParts(tone))),
    ]
    const fonts = Object.entries(FONTS).map(
      ([family, file]) =>
        html`@font-face{font-family:"${new Html(family)}";font-weight:200 900;src:url(${siteUrl}/fonts/${file}.woff2) format("woff2")}`,
    )
    return html`${fonts}
:root{color-scheme:light dark;supported-color-schemes:light dark}
img{display:block;border:0}
@media (max-width:480px){.side{padding-left:20px !important;padding-right:20px !important}.title{font-size:26px !important}}
@media (prefers-color-scheme:dark){${parts.map(darkRule).join('')}${LOGO_IN_DARK}}`
  }

  return { look, toneParts, styleSheet }
}

export type Look = ReturnType<typeof lookIn>

/** A logo for light backgrounds alone gets one. */
const LOGO_IN_DARK =
  '.logo-light{display:none !important}.logo-dark{display:block !important}.logo-only{background:#ffffff !important;padding:6px !important;border-radius:6px !important}'

const nameOf = (part: Part): string => (typeof part === 'string' ? part : part.name)

const TEXT = "'Hanken Grotesk',system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const DISPLAY = `'Bricolage Grotesque',${TEXT}`

export const type = (size: number, weight = 400, line = 1.5): string =>
  `font:${weight} ${size}px/${line} ${TEXT};`
export const display = (size: number, line = 1.2): string =>
  `font:650 ${size}px/${line} ${DISPLAY};letter-spacing:-0.02em;`

const FONTS = { 'Hanken Grotesk': 'hanken-grotesk', 'Bricolage Grotesque': 'bricolage-grotesque' }

// Programs that draw with Word take Times for all text that names a font which they don't have.
export const WORD_FONT = new Html(
  '<!--[if mso]><style>*{font-family:Arial,sans-serif !important}</style><![endif]-->',
)
