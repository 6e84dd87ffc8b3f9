import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The first few of something by size: best products, where shoppers come from.',
  alternatives: [
    ['Figures over time', 'LineChart'],
    ['All of them', 'DataTable'],
  ],
  accessibility:
    'An ordered list; each item says its label, value and note. The bars are decorations. Name the list.',
  states: { default: 'Default', empty: 'Empty', long: 'LongText', phone: 'Phone', rtl: 'RightToLeft' },
  without: ['loading', 'error', 'disabled', 'many'],
}
