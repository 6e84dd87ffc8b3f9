import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'Prices, stock and other single values that are changed within a table.',
  keywords: ['inline edit', 'editable cell'],
  alternatives: [
    ['Several fields that belong together', 'Form'],
    ['A whole sheet of values', 'VariantSheet'],
  ],
  accessibility:
    'A button that says what it edits; Enter saves, Escape leaves the value as it was, and both give the focus back. A refusal is announced and stays at the field.',
  states: { default: 'Default', empty: 'Empty', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
  keys: [
    ['Enter, Space', 'On the value: opens the field.'],
    ['Enter', 'In the field: saves; the focus returns to the value.'],
    ['Escape', 'In the field: leaves the value as it was.'],
    ['Tab', 'Leaves the field and saves.'],
  ],
  hooks: [['[data-component="EditCell"]', 'The value, or its field.']],
  from: 'native',
  status: 'new',
}
