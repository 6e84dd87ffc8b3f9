import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The pages of a long list.',
  keywords: ['pager', 'page numbers', 'load more'],
  alternatives: [
    ['The way up to a category', 'Breadcrumbs'],
    ['More on the same page', 'Button'],
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
