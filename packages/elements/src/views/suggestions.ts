import type { Suggestions } from '@stoa/api-client/schema'
import { type SearchSuggestionGroup, toSuggestionGroups } from '@stoa/ui/search'
import type { Market } from '../market/types.ts'
import { pictureFile } from './picture-file.ts'

/** Side in pixels of a file for a picture of 40 px, on dense screens. */
const PICTURE_WIDTH = 160

/** Number of levels of categories that have pages. Deeper ones are a filter of their ancestor. */
const LEVELS = 3

/** Returns suggestions for the text in the search box. Rejects if the API can't be reached. */
export async function suggest(market: Market, text: string): Promise<readonly SearchSuggestionGroup[]> {
  const { origin, locale } = market.config
  const [found, currency] = await Promise.all([
    market.calls.read(`/api/public/search/suggestions?q=${encodeURIComponent(text)}`) as Promise<Suggestions>,
    market.calls.currency() ?? market.calls.readCurrency(),
  ])
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return toSuggestionGroups(text, found, {
    searchHref: words => `${origin}/search?q=${encodeURIComponent(words)}`,
    productHref: ({ slug }) => `${origin}/product/${encodeURIComponent(slug)}`,
    categoryHref(path) {
      const slugs = path.split('/').map(encodeURIComponent)
      const filter = slugs.length > LEVELS ? `?category=${encodeURIComponent(path)}` : ''
      return `${origin}/category/${slugs.slice(0, LEVELS).join('/')}${filter}`
    },
    shopHref: slug => `${origin}/shop/${encodeURIComponent(slug)}`,
    pictureSrc: picture => pictureFile(picture, origin, PICTURE_WIDTH),
    money: price => money.format(price),
  })
}
