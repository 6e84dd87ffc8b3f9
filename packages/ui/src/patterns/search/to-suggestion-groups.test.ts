import { expect, test } from 'vitest'
import { type FoundSuggestions, type SuggestedProduct, toSuggestionGroups } from './to-suggestion-groups.ts'

const options = {
  searchHref: (text: string) => `/search?q=${encodeURIComponent(text)}`,
  productHref: ({ slug }: { slug: string }) => `/product/${slug}`,
  categoryHref: (path: string) => `/category/${path}`,
  shopHref: (slug: string) => `/shop/${slug}`,
  pictureSrc: (picture: string) => `/media/${picture}`,
  money: (price: number) => `$${price}`,
}
const nothing = { products: [], categories: [], shops: [], correctedQuery: null }
const mug = { name: 'Mug', slug: 'mug', price: 28, priceSale: 24, hasPriceRange: true, picture: 'm1' }

type Product = SuggestedProduct<string> & { slug: string }
const groupsOf = (found: FoundSuggestions<Product, string>) => toSuggestionGroups('zz & q', found, options)

test('offers the search itself when there are no suggestions', () => {
  expect(groupsOf(nothing)).toEqual([
    {
      label: 'No suggestions for “zz & q”',
      items: [{ href: '/search?q=zz%20%26%20q', label: 'Search anyway', icon: 'search' }],
    },
  ])
})

test('groups products, categories and shops, and leads to the results for the corrected text', () => {
  const found = {
    products: [mug, { ...mug, slug: 'jug', priceSale: null, hasPriceRange: false, picture: null }],
    categories: [],
    shops: [{ name: 'Kiln', slug: 'kiln', logo: null }],
    correctedQuery: 'mugs',
  }
  expect(groupsOf(found)).toEqual([
    {
      label: 'No results for “zz & q”. Showing “mugs”.',
      items: [
        { href: '/product/mug', label: 'Mug', detail: 'From $24', picture: { src: '/media/m1', alt: '' } },
        { href: '/product/jug', label: 'Mug', detail: '$28', picture: undefined },
      ],
    },
    { label: 'Shops', items: [{ href: '/shop/kiln', label: 'Kiln', picture: undefined }] },
    { items: [{ href: '/search?q=mugs', label: 'All results for “mugs”', icon: 'search' }] },
  ])
})
