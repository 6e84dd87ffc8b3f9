import type { PageDocs } from './page-docs.ts'

export const docs: PageDocs = {
  usage: 'The products of a category, to be narrowed, sorted and paged.',
  alternatives: [
    ['Words that were typed', 'Search'],
    ['The products of one shop', 'Shop'],
  ],
  parts: ['Breadcrumbs', 'ListingTools', 'Filters', 'ProductGrid', 'Pagination', 'Page states'],
  advice: [
    [
      'What is chosen stands above the products, each choice with a link that removes it.',
      'Choices that are seen only within the filters.',
    ],
    [
      'While products load, their shapes stand in their places.',
      'A page that is empty until they are there.',
    ],
  ],
  accessibility:
    'The category is the first heading, the filters are a complementary region of their own, and each product is a heading of the second level. Each filter says how many products it leaves. Pages are a navigation of their own at the end.',
  keys: [
    [
      'Tab',
      'After the header: the breadcrumbs, the filters, the order, the links that remove a choice, then the products.',
    ],
    ['Space on a filter', 'Turns it on or off; the focus stays on it.'],
    ['Up, Down on stars', 'Chooses the next one.'],
    ['Enter on a filter’s name', 'Folds its choices, and unfolds them.'],
    ['Enter on Remove filter', 'Goes to the list without it.'],
    [
      'Enter on Filter, on a phone',
      'Opens the filters as a dialog with the focus on its Close; Escape goes back to the button.',
    ],
  ],
}
