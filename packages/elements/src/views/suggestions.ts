import type { Suggestions } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import type { SearchSuggestionGroup } from '@stoa/ui/search'
import type { Market } from '../market/types.ts'
import { pictureFile, type RoutePicture } from './picture-file.ts'
import { suggestionLabels as t } from './suggestions.labels.ts'

/** Side in pixels of a file for a picture of 40 px, on dense screens. */
const PICTURE_WIDTH = 160

/** Returns suggestions for the text in the search box. Rejects if the API can't be reached. */
export async function suggest(market: Market, text: string): Promise<readonly SearchSuggestionGroup[]> {
  const { origin, locale } = market.config
  const [found, currency] = await Promise.all([
    market.calls.read(`/api/public/search/suggestions?q=${encodeURIComponent(text)}`) as Promise<Suggestions>,
    market.calls.currency() ?? market.calls.readCurrency(),
  ])
  const searchFor = (words: string) => `${origin}/search?q=${encodeURIComponent(words)}`
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const picture = (one: RoutePicture | null | undefined) =>
    one ? { src: pictureFile(one, origin, PICTURE_WIDTH), alt: '' } : undefined
  const price = (amount: number, isRange: boolean) =>
    isRange ? formatMessage(t.from, { price: money.format(amount) }) : money.format(amount)

  if (found.products.length + found.categories.length + found.shops.length === 0) {
    const label = formatMessage(t.none, { text })
    return [{ label, items: [{ href: searchFor(text), label: t.searchAnyway, icon: 'search' }] }]
  }
  const meant = found.correctedQuery ?? text
  const groups: SearchSuggestionGroup[] = [
    {
      label: found.correctedQuery ? formatMessage(t.corrected, { text, meant }) : t.products,
      items: found.products.map(one => ({
        href: `${origin}/product/${encodeURIComponent(one.slug)}`,
        label: one.name,
        detail: price(one.priceSale ?? one.price, one.hasPriceRange),
        picture: picture(one.picture),
      })),
    },
    {
      label: t.categories,
      items: found.categories.map(({ name, path }) => ({
        href: `${origin}/category/${path.split('/').map(encodeURIComponent).join('/')}`,
        label: name,
      })),
    },
    {
      label: t.shops,
      items: found.shops.map(({ name, slug, logo }) => ({
        href: `${origin}/shop/${encodeURIComponent(slug)}`,
        label: name,
        picture: picture(logo),
      })),
    },
    {
      items: [{ href: searchFor(meant), label: formatMessage(t.all, { text: meant }), icon: 'search' }],
    },
  ]
  return groups.filter(group => group.items.length > 0)
}
