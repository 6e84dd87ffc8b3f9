import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'Choosing which columns of a DataTable are shown. The first one, which names the row, always is.',
  keywords: ['column picker', 'table settings', 'customize columns'],
  alternatives: [['Fewer rows', 'FilterBar']],
  accessibility:
    'A button that opens a dialog of checkboxes; each changes the table at once, and the last one that is on cannot be taken off.',
  states: { default: 'Default', phone: 'Phone', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'long'],
  keys: [
    ['Enter, Space', 'On the button: opens the dialog.'],
    ['Space', 'On a checkbox: shows or hides the column.'],
    ['Escape', 'Closes the dialog; the focus returns to the button.'],
  ],
  hooks: [['[data-component="ColumnChoice"]', 'The root.']],
  from: 'native',
  status: 'new',
}
