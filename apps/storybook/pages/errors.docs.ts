import type { PageDocs } from './page-docs.ts'

export const docs: PageDocs = {
  usage:
    'The end of a visit that went wrong: a page that is gone, a marketplace that does not answer, a fault of ours.',
  alternatives: [
    ['A list without an entry', 'Page states'],
    ['A form that was refused', 'Note'],
  ],
  parts: ['Page states'],
  advice: [
    ['Say what happened, and one way on.', 'A code alone.'],
    [
      'Header and footer stay: the search may find what is missing.',
      'A page from which only Back leads away.',
    ],
  ],
  accessibility:
    'What happened is the first heading. A marketplace that does not answer and a fault of ours are alerts: they are read at once. A page that is not there is none: the address was opened a moment ago, and its title says it.',
  keys: [['Tab', 'After the header: the one way on, such as Go to the home page or Try again.']],
}
