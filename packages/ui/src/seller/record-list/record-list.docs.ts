import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A few records on a dashboard, each with a way to it: waiting orders, variants that run out.',
  alternatives: [
    ['All of them', 'DataTable'],
    ['Beside each other by size', 'BarList'],
  ],
  accessibility: 'A list; each item says its label, its note and what stands at its end. Name the list.',
  states: { default: 'Default', long: 'LongText', phone: 'Phone', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
}
