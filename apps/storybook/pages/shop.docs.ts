import type { PageDocs } from './page-docs.ts'

export const docs: PageDocs = {
  usage: 'One shop: who stands behind it, what it sells, and a search within it.',
  alternatives: [
    ['All shops', 'Vendors'],
    ['Products of all shops', 'Listing'],
  ],
  parts: ['Breadcrumbs', 'ShopHeader', 'FindForm', 'Filters', 'ListingTools', 'ProductGrid', 'Pagination'],
  advice: [
    ['A shop that sells nothing yet says so and leads on to the others.', 'An empty list.'],
    ['The search names the shop that it searches.', 'Two fields on a page that are both called Search.'],
  ],
  accessibility:
    'The shop’s name is the first heading. The search within it is a search region named after the shop, beside that of the header; its categories and its pages are navigations of their own. Products are headings of the second level.',
  keys: [
    [
      'Tab',
      'After the breadcrumbs: the search within the shop, its categories, the filters, then the products.',
    ],
    ['Enter in the shop’s search', 'Goes to what was found within it.'],
    ['Space on a filter', 'Turns it on or off; the focus stays on it.'],
  ],
}
