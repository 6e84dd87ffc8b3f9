import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Above a cart: one checkbox for all lines that can be bought.',
  keywords: ['select all', 'bulk selection'],
  alternatives: [
    ['The checkbox of one shop', 'CartGroup'],
    ['A checkbox on its own', 'Checkbox'],
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
