import type { PageDocs } from './page-docs.ts'

export const docs: PageDocs = {
  usage: 'What was found for the words that somebody typed, and what to do when nothing was.',
  alternatives: [
    ['A category', 'Listing'],
    ['A search within one shop', 'Shop'],
  ],
  parts: ['Breadcrumbs', 'ListingTools', 'Filters', 'ProductGrid', 'FoundList', 'Page states'],
  advice: [
    [
      'A correction says what was looked for instead, and offers the typed word.',
      'The word is changed without a sign.',
    ],
    ['A page without results says which filters may be to blame.', 'A picture and “No results”.'],
  ],
  accessibility:
    'The words that were looked for are in the first heading. Filters are a complementary region, each product is a heading of the second level.',
  keys: [
    ['Tab', 'As on a listing: the filters, the order, the links that remove a choice, then the products.'],
    ['Space on a filter', 'Turns it on or off; the focus stays on it.'],
  ],
}
