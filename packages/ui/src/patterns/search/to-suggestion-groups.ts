import { formatMessage } from '../../system/messages.ts'
import { searchSuggestionsLabels } from './search-suggestions.labels.ts'
import type { SearchSuggestionGroup } from './search-types.ts'

/** A product as the API suggests it. */
export interface SuggestedProduct<Picture> {
  /** Name of the product. */
  readonly name: string
  /** Regular price, in the form that `money` takes. */
  readonly price: number
  /** Sale price in the same form. Null if there is none. */
  readonly priceSale: number | null
  /** Whether variants have other prices: the price is then the lowest one. */
  readonly hasPriceRange: boolean
  /** Its picture. Null for none. */
  readonly picture: Picture | null
}

/** Answer of the API's `search/suggestions`. */
export interface FoundSuggestions<Product extends SuggestedProduct<Picture>, Picture> {
  /** The products in order. */
  readonly products: readonly Product[]
  /** Categories; `path` is the slugs that lead to one, separated by slashes. */
  readonly categories: readonly { readonly name: string; readonly path: string }[]
  /** Shops with their logos. */
  readonly shops: readonly {
    readonly name: string
    readonly slug: string
    readonly logo?: Picture | null | undefined
  }[]
  /** Text that was searched instead, if the original found nothing. */
  readonly correctedQuery: string | null
}

export interface SuggestionGroupOptions<Product, Picture> {
  /** Returns the URL of the results for a text. */
  searchHref: (text: string) => string
  /** Returns the URL of a product's page. */
  productHref: (product: Product) => string
  /** Returns the URL of a category's page from its path. */
  categoryHref: (path: string) => string
  /** Returns the URL of a shop's page from its slug. */
  shopHref: (slug: string) => string
  /** Returns the URL of a picture's file for 40 × 40 px, on dense screens. */
  pictureSrc: (picture: Picture) => string
  /** Formats a price of the products. */
  money: (price: number) => string
  /** Texts in place of the English ones; `searchSuggestions` of `@stoa/ui/messages/en` lists all. */
  labels?: Partial<Readonly<Record<keyof typeof searchSuggestionsLabels, string>>> | undefined
}

/**
 * Returns groups for `suggestions` of `SearchBox`. The last one leads to the results of the search; it is the only one if
 * nothing was found.
 */
export function toSuggestionGroups<Product extends SuggestedProduct<Picture>, Picture>(
  text: string,
  { products, categories, shops, correctedQuery }: FoundSuggestions<Product, Picture>,
  options: SuggestionGroupOptions<Product, Picture>,
): SearchSuggestionGroup[] {
  const { searchHref, productHref, categoryHref, shopHref, pictureSrc, money } = options
  const t = { ...searchSuggestionsLabels, ...options.labels }
  const meant = correctedQuery ?? text
  const search = (label: string, words: string) =>
    ({ href: searchHref(words), label: formatMessage(label, { text: words }), icon: 'search' }) as const
  const picture = (one: Picture | null | undefined) => (one ? { src: pictureSrc(one), alt: '' } : undefined)
  const groups: SearchSuggestionGroup[] = [
    {
      label: correctedQuery ? formatMessage(t.corrected, { text, meant }) : t.products,
      items: products.map(product => {
        const price = money(product.priceSale ?? product.price)
        return {
          href: productHref(product),
          label: product.name,
          detail: product.hasPriceRange ? formatMessage(t.from, { price }) : price,
          picture: picture(product.picture),
        }
      }),
    },
    {
      label: t.categories,
      items: categories.map(({ name, path }) => ({ href: categoryHref(path), label: name })),
    },
    {
      label: t.shops,
      items: shops.map(({ name, slug, logo }) => ({
        href: shopHref(slug),
        label: name,
        picture: picture(logo),
      })),
    },
  ]
  const found = groups.filter(group => group.items.length > 0)
  return found.length > 0
    ? [...found, { items: [search(t.all, meant)] }]
    : [{ label: formatMessage(t.none, { text }), items: [search(t.searchAnyway, text)] }]
}
