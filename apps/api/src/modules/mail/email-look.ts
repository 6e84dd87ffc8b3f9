import { darkColors, lightColors } from '../../platform/palette.ts'
import { type Html, html } from './html.ts'

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
  /** Behind `line`, which colors all four. */
  edge: ['border-left-color', 'border.default'],
  done: ['background', 'accent.solid'],
  left: ['background', 'border.default'],
  strong: ['color', 'text.strong'],
  body: ['color', 'text.body'],
  muted: ['color', 'text.muted'],
  link: ['color', 'accent.text'],
  button: ['background', 'accent.solid'],
  label: ['color', 'accent.on'],
} as const

type Part = keyof typeof PARTS

function colorOf(colors: typeof lightColors, part: Part): string {
  const [group, name] = PARTS[part][1].split('.') as [keyof typeof lightColors, string]
  return (colors[group] as Record<string, string>)[name]!
}

/** Class and style of an element that is one part or several, with more styles and classes. */
export function look(parts: Part | readonly Part[], style = '', ...classes: string[]): Html {
  const all = typeof parts === 'string' ? [parts] : parts
  const colors = all.map(part => `${PARTS[part][0]}:${colorOf(lightColors, part)};`).join('')
  return html`class="${[...all, ...classes].join(' ')}" style="${style}${colors}"`
}

const TEXT = "'Hanken Grotesk',system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const DISPLAY = `'Bricolage Grotesque',${TEXT}`

export const type = (size: number, weight = 400, line = 1.5): string =>
  `font:${weight} ${size}px/${line} ${TEXT};`
export const display = (size: number, line = 1.2): string =>
  `font:650 ${size}px/${line} ${DISPLAY};letter-spacing:-0.02em;`

const dark = (Object.keys(PARTS) as Part[]).map(
  part => `.${part}{${PARTS[part][0]}:${colorOf(darkColors, part)} !important}`,
)

/** Rules for what inline styles cannot say. An email reads without them. */
export const styleSheet = html`:root{color-scheme:light dark;supported-color-schemes:light dark}
img{display:block;border:0}
@media (max-width:480px){.side{padding-left:20px !important;padding-right:20px !important}.title{font-size:26px !important}}
@media (prefers-color-scheme:dark){${dark.join('')}}`
