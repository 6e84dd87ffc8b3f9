import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One of many, in the browser’s own list.',
  alternatives: [
    ['One of a few', 'RadioGroup'],
    ['Deeds', 'Menu'],
  ],
  accessibility:
    'The native element: a phone brings its own wheel, and typing finds an entry. Its label is always there, before or above.',
  states: { default: 'Default', disabled: 'Disabled', long: 'LongText', many: 'Many' },
  without: ['empty', 'loading', 'error', 'rtl', 'phone'],
}
