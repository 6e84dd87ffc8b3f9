import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A search within one page: a shop, a list of shops, the help.',
  keywords: ['search field', 'search form'],
  alternatives: [
    ['The search of the whole site', 'SearchBox'],
    ['Narrowing a list by its properties', 'Filters'],
  ],
  accessibility:
    'A GET form and a landmark with its own name. Enter sends it; an empty text clears the search.',
  states: { default: 'Default', empty: 'Empty', long: 'LongLabel', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
  keys: [['Enter', 'Sends the text.']],
  hooks: [['[data-component="FindForm"]', 'The form.']],
  from: 'native',
}
