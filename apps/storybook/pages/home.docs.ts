import type { PageDocs } from './page-docs.ts'

export const docs: PageDocs = {
  usage: 'The first page of the shop: what there is, what many buy, and who makes it.',
  alternatives: [
    ['All products of one category', 'Listing'],
    ['All shops', 'Vendors'],
  ],
  parts: ['Header', 'Home', 'CategoryTiles', 'ProductGrid', 'ShopCard', 'Footer'],
  advice: [
    ['One picture leads, with one button that matters most.', 'Several banners that change by themselves.'],
    ['Every shop has a name and a place.', 'Shops as logos alone.'],
  ],
  accessibility:
    'The first sentence is the page’s only heading of the first level. Each section is a region with its name as a heading; products and new shops are headings of the third level below it, so that a list of headings is a table of contents.',
  keys: [
    [
      'Tab',
      'After the header: the two links of the hero, its windows, then of each product the heart, its link, and its button.',
    ],
    [
      'Enter on Categories',
      'Opens the drawer with the focus on Close; Escape closes it, and the focus is back on Categories.',
    ],
    ['Enter on a category’s arrow', 'Opens its sub-categories; the focus stays, and Escape closes them.'],
    ['Enter on the account', 'Opens the menu with the focus on its first entry; Escape goes back.'],
    ['Enter in the search', 'Goes to the results.'],
  ],
}
