import type { Product } from '@stoa/api-client/schema'
import type { MadeByProps } from '@stoa/ui'
import { madeByWords } from '../../lib/maker-words.ts'
import { shopHref, toMaker } from '../../lib/view.ts'

/** Makers of a product's shop; null if the shop names none. */
export function madeByView({ slug, city, tone, makers = [] }: Product['shop']): MadeByProps | null {
  const title = madeByWords(makers, city)
  if (!title) return null
  const shown = makers.slice(0, 2)
  return {
    title,
    text: shown
      .filter(({ line }) => line)
      .map(({ name, line }) => (shown.length > 1 ? `${name}: ${line}` : line))
      .join(' '),
    makers: shown.map(toMaker),
    tone,
    href: shopHref(slug),
  }
}
