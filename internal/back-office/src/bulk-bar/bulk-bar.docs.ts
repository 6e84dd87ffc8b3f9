import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'Doing one thing to many rows of a table.',
  keywords: ['bulk actions', 'batch actions', 'selection bar', 'toolbar'],
  alternatives: [
    ['One row alone', 'Menu'],
    ['Changes that wait to be saved', 'SaveBar'],
  ],
  accessibility:
    'How many rows are selected is announced as it changes. The bar is a named region at the foot of the list, after its rows; when it goes, the focus that it had goes to the box that selects the page.',
  states: { default: 'Default', empty: 'Empty', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'long', 'many'],
  keys: [['Enter, Space', 'On a button: clears or widens the selection, or does the action.']],
  hooks: [['[data-component="BulkBar"]', 'The root.']],
  from: 'native',
  status: 'new',
}
