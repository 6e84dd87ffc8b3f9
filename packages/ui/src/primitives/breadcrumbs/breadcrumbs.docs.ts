import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'The way from home to here, on pages that lie deep.',
  instead: [
    ['Going back and forth in a list', 'Pagination'],
    ['The main places', 'NavMenu'],
  ],
  access: 'A named navigation with an ordered list; the last entry is the current page and says so.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
}
