import type { PageDocs } from './page-docs.ts'

export const docs: PageDocs = {
  usage: 'All that somebody has bought, by where it is now.',
  alternatives: [
    ['One order', 'OrderDetailCard'],
    ['An order that is followed without an account', 'TrackedOrder'],
  ],
  parts: ['Orders', 'Chip', 'Pagination', 'Page states'],
  advice: [
    ['Say in words where the order is: “On the way”.', 'A dot in a color.'],
    [
      'A stage without orders says so, and the stages stay.',
      'The same empty page as for somebody who never bought.',
    ],
  ],
  accessibility:
    'The account’s pages are a navigation, the stages another, each with its count. Each order is a heading with its number, within a region called Orders.',
  keys: [
    [
      'Tab',
      'After the header: the account’s pages, the stages, then for each order the shop and its things.',
    ],
    ['Enter on a stage', 'Goes to its orders: it is a link.'],
  ],
}
