import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The path from home to the current page.',
  keywords: ['path', 'trail', 'breadcrumb'],
  alternatives: [
    ['Going back and forth in a list', 'Pagination'],
    ['The main areas of the site', 'NavMenu'],
  ],
  advice: [
    [
      'Use the names of the categories, exactly as the menu and the page titles have them.',
      'Shorten names to save room: on phones only the step above is shown.',
    ],
    [
      'Start at home and end with the current page, which is text.',
      'Show the pages that the shopper came from: that is the Back button’s job.',
    ],
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
