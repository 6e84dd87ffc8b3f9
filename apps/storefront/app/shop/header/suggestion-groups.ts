import type { Suggestions } from '@stoa/api-client/schema'
import type { SearchSuggestionGroup } from '@stoa/ui'
import { formatMoney, toMinor } from '../../lib/money.ts'
import { pictureFile } from '../../lib/picture-file.ts'
import { categoryHref, productHref, shopHref } from '../../lib/view.ts'

const searchHref = (text: string) => `/search?q=${encodeURIComponent(text)}`
const withItems = (groups: SearchSuggestionGroup[]) => groups.filter(group => group.items.length > 0)

export const toRecentGroups = (recent: readonly string[], onClear: () => void): SearchSuggestionGroup[] =>
  withItems([
    {
      label: 'Recent searches',
      action: { label: 'Clear', onPress: onClear },
      items: recent.map(entry => ({ href: searchHref(entry), label: entry, icon: 'recent' })),
    },
  ])

export function toFoundGroups(text: string, found: Suggestions): SearchSuggestionGroup[] {
  const meant = found.correctedQuery ?? text
  if (found.products.length + found.categories.length + found.shops.length === 0)
    return [
      {
        label: `No suggestions for “${text}”`,
        items: [{ href: searchHref(text), label: 'Search anyway', icon: 'search' }],
      },
    ]
  return withItems([
    {
      label: found.correctedQuery ? `Nothing for “${text}”. Did you mean “${meant}”?` : 'Products',
      items: found.products.map(({ slug, name, price, priceSale, hasPriceRange, picture }) => ({
        href: productHref(slug),
        label: name,
        detail: `${hasPriceRange ? 'From ' : ''}${formatMoney(toMinor(priceSale ?? price))}`,
        picture: picture ? { src: pictureFile(picture, 160), alt: '' } : undefined,
      })),
    },
    {
      label: 'Categories',
      items: found.categories.map(({ name, path }) => ({ href: categoryHref(path), label: name })),
    },
    {
      label: 'Shops',
      items: found.shops.map(({ name, slug, logo }) => ({
        href: shopHref(slug),
        label: name,
        picture: logo ? { src: pictureFile(logo, 160), alt: '' } : undefined,
      })),
    },
    { items: [{ href: searchHref(meant), label: `All results for “${meant}”`, icon: 'search' }] },
  ])
}
