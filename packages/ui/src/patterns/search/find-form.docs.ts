import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A search within one page: a shop, a list of shops, the help.',
  keywords: ['search field', 'search form'],
  alternatives: [
    ['The search of the whole site', 'SearchBox'],
    ['Narrowing a list by its properties', 'Filters'],
  ],
  advice: [
    [
      'Say what is searched in the label: “Search Kiln & Cove”.',
      'Write “Search” a second time on a page whose header has one.',
    ],
    [
      'Keep what was typed in the field above the results.',
      'Empty the field after sending: a typo can’t be corrected.',
    ],
  ],
  accessibility:
    'A GET form and a landmark with its own name. Enter sends it; an empty text clears the search.',
  states: { default: 'Default', empty: 'Empty', long: 'LongLabel', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
  keys: [['Enter', 'Sends the text.']],
  hooks: [['[data-component="FindForm"]', 'The form.']],
  from: 'native',
}
