import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Above a cart: one checkbox for all lines that can be bought.',
  keywords: ['select all', 'bulk selection'],
  alternatives: [
    ['The checkbox of one shop', 'CartGroup'],
    ['A checkbox on its own', 'Checkbox'],
  ],
  advice: [
    [
      'Show it if there are at least two lines that can be selected.',
      'Show it above a single line, next to two other checkboxes for the same thing.',
    ],
    [
      'Count what is selected of how many: “3 of 5 selected”.',
      'Select sold-out lines too: the count then promises more than can be bought.',
    ],
  ],
  accessibility:
    'A checkbox with three states, the third announced as "mixed". The count beside it is a status and is announced when it changes.',
  states: {
    default: 'Default',
    empty: 'NothingSelected',
    disabled: 'Disabled',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error', 'long', 'many'],
  keys: [['Space', 'Selects all lines, or none.']],
  hooks: [['[data-component="SelectAllBar"]', 'The root.']],
  from: 'native',
}
