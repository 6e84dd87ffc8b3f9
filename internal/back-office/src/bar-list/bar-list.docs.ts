import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A short ranking: best products, sources of shoppers.',
  keywords: ['bar chart', 'horizontal bars', 'ranking'],
  alternatives: [
    ['Figures over time', 'LineChart'],
    ['A complete list', 'DataTable'],
  ],
  accessibility:
    'An ordered list; each item says its label, value and note. The bars are decorations. Name the list.',
  states: { default: 'Default', empty: 'Empty', long: 'LongText', phone: 'Phone', rtl: 'RightToLeft' },
  without: ['loading', 'error', 'disabled', 'many'],
  keys: [['Enter', 'Follows the link.']],
  hooks: [
    ['[data-component="BarList"]', 'The root.'],
    ['[data-picture]', 'On an item with a place for a picture.'],
  ],
  from: 'native',
  status: 'new',
}
