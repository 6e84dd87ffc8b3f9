import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A front page: one hero, sections with what there is, a shop to meet, what can be relied on.',
  alternatives: [
    ['A list with filters', 'ListingTools'],
    ['A page of text', 'Prose page'],
  ],
  accessibility:
    'Headings keep the page’s order; every section is named by its own. The hero’s picture has words, the others are decoration.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
}
