import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The pages of a long list.',
  keywords: ['pager', 'page numbers', 'load more'],
  alternatives: [
    ['The way up to a category', 'Breadcrumbs'],
    ['More on the same page', 'Button'],
  ],
  advice: [
    [
      'Give each page an address, so that Back returns to the same products.',
      'Add products while the page is scrolled: the footer can’t be reached, and Back starts again.',
    ],
    [
      'Show the range and the total: “25–48 of 903”.',
      'Show 38 page numbers: the first, the last and the neighbors are enough.',
    ],
  ],
  accessibility:
    'A named navigation of real links, so that crawlers and new tabs work; the current page is marked.',
  states: { default: 'Default', disabled: 'First', many: 'Numbered', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'long'],
  keys: [['Enter', 'Follows the link.']],
  hooks: [
    ['[data-component="Pagination"]', 'The root.'],
    ['[data-part="Range"]', 'What of how many is shown.'],
  ],
  from: 'native',
}
