import { wholeTheme } from '../../platform/brand-colors.ts'
import { contrast } from '../../platform/contrast.ts'
import type { Market, MarketSettings } from '../../platform/market.ts'
import { lightColors } from '../../platform/palette.ts'
import type { Media } from '../../ports/pictures.ts'

/** Colors of a document by their use, each `#rrggbb`. */
export type Ink = Readonly<
  Record<'strong' | 'body' | 'muted' | 'line' | 'caution' | 'band' | 'market', string>
>
export type InkName = keyof Ink

/** The marketplace as documents show it. */
export interface DocumentLook {
  readonly name: string
  /** BCP 47, of amounts and dates. */
  readonly locale: string
  readonly ink: Ink
  /** PNG of its logo for light backgrounds; null writes the name. */
  readonly logo: Uint8Array | null
}

/** Describes the marketplace for a document that is written now. */
export async function lookOf(
  { settings, marks }: Pick<Market, 'settings' | 'marks'>,
  media: Pick<Media, 'readPng'>,
): Promise<DocumentLook> {
  const { name, locale, theme } = settings
  // A document without the logo is better than none.
  const logo = marks.logo && (await media.readPng(marks.logo.id).catch(() => null))
  return { name, locale, ink: inkOf(theme), logo }
}

/** Returns the colors of a theme for paper, which is white whatever the theme says. */
export function inkOf(theme: MarketSettings['theme']): Ink {
  const { light } = wholeTheme(theme)
  const { text, border, caution, surface } = lightColors
  const readable = (name: string, supplied: string, ground: string, least: number) => {
    const color = light[name]
    return color === undefined || contrast(color, ground) < least ? supplied : color
  }
  return {
    strong: readable('text.strong', text.strong, WHITE, 7),
    body: readable('text.body', text.body, WHITE, 7),
    muted: readable('text.muted', text.muted, WHITE, 4.5),
    line: border.subtle,
    caution: caution.text,
    band: surface.sunken,
    market: readable('accent.text', text.muted, surface.sunken, 4.5),
  }
}

const WHITE = '#ffffff'
