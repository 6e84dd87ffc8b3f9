import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One of many, in the browser’s own list.',
  alternatives: [
    ['One of a few', 'RadioGroup'],
    ['Actions', 'Menu'],
  ],
  accessibility:
    'The native element: a phone shows its own picker, and typing finds an entry. Its label is always visible.',
  states: { default: 'Default', disabled: 'Disabled', long: 'LongText', many: 'Many' },
  without: ['empty', 'loading', 'error', 'rtl', 'phone'],
}
