import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A page with unsaved changes is about to be left.',
  keywords: ['unsaved changes', 'modal', 'confirm'],
  alternatives: [
    ['Changes while the page stays', 'SaveBar'],
    ['Another question', 'Dialog'],
  ],
  accessibility: 'A modal dialog; Escape stays on the page, and the focus returns to where it was.',
  states: { default: 'Default', loading: 'Saving', error: 'Refused', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'disabled', 'long', 'many'],
  keys: [
    ['Tab, Shift+Tab', 'Goes through the buttons, round and round.'],
    ['Escape', 'Stays on the page.'],
  ],
  hooks: [['[data-component="Dialog"]', 'The panel.']],
  from: 'native',
  status: 'new',
}
