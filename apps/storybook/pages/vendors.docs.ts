import type { PageDocs } from './page-docs.ts'

export const docs: PageDocs = {
  usage: 'Every shop of the marketplace, to be found by its name or by its first letter.',
  alternatives: [
    ['One shop', 'Shop'],
    ['Some shops within another page', 'ShopCard'],
  ],
  parts: ['Breadcrumbs', 'FindForm', 'Chip', 'ShopCard', 'Pagination'],
  accessibility:
    'How many shops there are is a heading, each shop a heading below it. Letters and pages are navigations with names; the field is a search region of its own.',
  keys: [
    [
      'Tab',
      'After the breadcrumbs: the field, its button, All and the letters that have shops, then the shops.',
    ],
    ['Enter in the field', 'Goes to the shops with such a name.'],
    ['Enter on a letter', 'Goes to its shops: it is a link.'],
  ],
}
