import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The path from home to the current page.',
  keywords: ['path', 'trail', 'breadcrumb'],
  alternatives: [
    ['Going back and forth in a list', 'Pagination'],
    ['The main areas of the site', 'NavMenu'],
  ],
  accessibility: 'A named navigation with an ordered list; the last entry is marked as the current page.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  keys: [
    ['Tab', 'Goes from link to link; the current page is no stop.'],
    ['Enter', 'Follows the link.'],
  ],
  hooks: [['[data-component="Breadcrumbs"]', 'The root.']],
  from: 'native',
}
