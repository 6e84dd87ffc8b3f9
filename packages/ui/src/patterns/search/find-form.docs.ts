import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'A search within one page: a shop, a list of shops, the help.',
  instead: [
    ['The search of the whole site', 'SearchBox'],
    ['Narrowing a list by what is known of it', 'Filters'],
  ],
  access:
    'An honest GET form and a landmark with a name of its own. Enter sends it; an empty text undoes the search.',
  states: { default: 'Default', empty: 'Empty', long: 'LongLabel', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
}
