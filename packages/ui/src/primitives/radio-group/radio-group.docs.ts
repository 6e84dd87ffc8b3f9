import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'One of a few, all in sight.',
  instead: [
    ['More than six', 'Select'],
    ['Yes or no', 'Checkbox'],
  ],
  access:
    'Native radio buttons in a named group: one stop for Tab, arrows choose. What is folded away belongs to the same group.',
  states: { default: 'Default', empty: 'NoneChosen', many: 'Many' },
  without: ['loading', 'error', 'disabled', 'long', 'rtl', 'phone'],
}
