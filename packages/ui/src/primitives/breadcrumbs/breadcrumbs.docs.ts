import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The way from home to here, on pages that lie deep.',
  alternatives: [
    ['Going back and forth in a list', 'Pagination'],
    ['The main places', 'NavMenu'],
  ],
  accessibility: 'A named navigation with an ordered list; the last entry is the current page and says so.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
}
