import type { Suggestions } from '@stoa/api-client/schema'
import { type SearchSuggestionGroup, toSuggestionGroups } from '@stoa/ui'
import { formatMoney, toMinor } from '../../lib/money.ts'
import { pictureFile } from '../../lib/picture-file.ts'
import { cardHref, categoryHref, shopHref } from '../../lib/view.ts'
import { suggestionLabels } from './suggestion-groups.labels.ts'

const searchHref = (text: string) => `/search?q=${encodeURIComponent(text)}`

export const toRecentGroups = (recent: readonly string[], onClear: () => void): SearchSuggestionGroup[] =>
  recent.length === 0
    ? []
    : [
        {
          label: suggestionLabels.recent,
          action: { label: suggestionLabels.clear, onClick: onClear },
          items: recent.map(entry => ({ href: searchHref(entry), label: entry, icon: 'recent' })),
        },
      ]

export const toFoundGroups = (text: string, found: Suggestions): SearchSuggestionGroup[] =>
  toSuggestionGroups(text, found, {
    searchHref,
    productHref: cardHref,
    categoryHref,
    shopHref,
    pictureSrc: picture => pictureFile(picture, 160),
    money: price => formatMoney(toMinor(price)),
  })
