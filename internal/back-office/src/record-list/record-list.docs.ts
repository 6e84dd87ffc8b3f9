import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A few records on a dashboard, each with a way to it: waiting orders, variants that run out.',
  keywords: ['list', 'list view', 'resource list', 'items'],
  alternatives: [
    ['A complete list', 'DataTable'],
    ['A ranking by size', 'BarList'],
  ],
  accessibility: 'A list; each item says its label, its note and what stands at its end. Name the list.',
  states: { default: 'Default', long: 'LongText', phone: 'Phone', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  keys: [['Enter', 'Follows the link.']],
  hooks: [['[data-component="RecordList"]', 'The root.']],
  from: 'native',
  status: 'new',
}
