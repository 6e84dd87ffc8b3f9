import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One choice out of many, in the browser’s own list.',
  keywords: ['listbox', 'picker', 'dropdown list'],
  alternatives: [
    ['One choice out of a few', 'RadioGroup'],
    ['Actions', 'Menu'],
  ],
  accessibility:
    'The native element: a phone shows its own picker, and typing finds an entry. Its label is always visible.',
  states: { default: 'Default', disabled: 'Disabled', long: 'LongText', many: 'Many' },
  without: ['empty', 'loading', 'error', 'rtl', 'phone'],
  keys: [
    ['Arrow Up, Arrow Down', 'Choose the previous or the next entry.'],
    ['Space', 'Opens the list.'],
    ['Letters', 'The next entry that begins with what is typed.'],
    ['Escape', 'Closes the list without a choice.'],
  ],
  hooks: [
    ['[data-component="Select"]', 'The root.'],
    ['[data-part="Error"]', 'The error below the field.'],
  ],
  from: 'native',
}
