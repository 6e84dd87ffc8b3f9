import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'Search and a few filters for a list of the seller area.',
  keywords: ['filters', 'query builder', 'search and filter'],
  alternatives: [
    ['The shoppers’ lists', 'Filters'],
    ['Saved filters that have a name', 'ViewTabs'],
  ],
  accessibility:
    'A search region with a named field; Enter or leaving the field searches, emptying it searches at once. Choices are native selects.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  keys: [
    ['Enter', 'In the search: finds.'],
    ['Escape', 'Closes the filters of phones.'],
  ],
  hooks: [
    ['[data-component="FilterBar"]', 'The root.'],
    ['[data-list-search]', 'The search field, for a key that leads to it.'],
  ],
  from: 'native',
  status: 'new',
}
