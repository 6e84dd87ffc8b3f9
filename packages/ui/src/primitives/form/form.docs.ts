import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Fields that are sent together.',
  alternatives: [
    ['A search', 'SearchBox'],
    ['Narrowing a list', 'Filters'],
  ],
  accessibility:
    'The browser checks first, in its own words and language. What the server found is linked to its field, the first of them gets the focus, and each goes as its field is changed.',
  states: { default: 'Default', error: 'ServerErrors' },
  without: ['empty', 'loading', 'disabled', 'long', 'many', 'rtl', 'phone'],
}
