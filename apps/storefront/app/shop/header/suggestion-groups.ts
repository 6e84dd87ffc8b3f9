import type { Suggestions } from '@stoa/api-client/schema'
import type { SearchSuggestionGroup } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { formatMoney, toMinor } from '../../lib/money.ts'
import { pictureFile } from '../../lib/picture-file.ts'
import { cardHref, categoryHref, shopHref } from '../../lib/view.ts'
import { suggestionLabels } from './suggestion-groups.labels.ts'

const searchHref = (text: string) => `/search?q=${encodeURIComponent(text)}`
const priceText = (price: string, isRange: boolean) =>
  isRange ? formatMessage(suggestionLabels.from, { price }) : price
const withItems = (groups: SearchSuggestionGroup[]) => groups.filter(group => group.items.length > 0)

export const toRecentGroups = (recent: readonly string[], onClear: () => void): SearchSuggestionGroup[] =>
  withItems([
    {
      label: suggestionLabels.recent,
      action: { label: suggestionLabels.clear, onClick: onClear },
      items: recent.map(entry => ({ href: searchHref(entry), label: entry, icon: 'recent' })),
    },
  ])

export function toFoundGroups(text: string, found: Suggestions): SearchSuggestionGroup[] {
  const meant = found.correctedQuery ?? text
  if (found.products.length + found.categories.length + found.shops.length === 0)
    return [
      {
        label: formatMessage(suggestionLabels.none, { text }),
        items: [{ href: searchHref(text), label: suggestionLabels.searchAnyway, icon: 'search' }],
      },
    ]
  return withItems([
    {
      label: found.correctedQuery
        ? formatMessage(suggestionLabels.corrected, { text, meant })
        : suggestionLabels.products,
      items: found.products.map(({ slug, variant, name, price, priceSale, hasPriceRange, picture }) => ({
        href: cardHref({ slug, variant }),
        label: name,
        detail: priceText(formatMoney(toMinor(priceSale ?? price)), hasPriceRange),
        picture: picture ? { src: pictureFile(picture, 160), alt: '' } : undefined,
      })),
    },
    {
      label: suggestionLabels.categories,
      items: found.categories.map(({ name, path }) => ({ href: categoryHref(path), label: name })),
    },
    {
      label: suggestionLabels.shops,
      items: found.shops.map(({ name, slug, logo }) => ({
        href: shopHref(slug),
        label: name,
        picture: logo ? { src: pictureFile(logo, 160), alt: '' } : undefined,
      })),
    },
    {
      items: [
        {
          href: searchHref(meant),
          label: formatMessage(suggestionLabels.all, { text: meant }),
          icon: 'search',
        },
      ],
    },
  ])
}
