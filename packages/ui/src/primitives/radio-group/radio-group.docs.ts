import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One of a few, all in sight.',
  alternatives: [
    ['More than six', 'Select'],
    ['Yes or no', 'Checkbox'],
  ],
  accessibility:
    'Native radio buttons in a named group: one stop for Tab, arrows select. Options that are not shown yet belong to the same group.',
  states: { default: 'Default', empty: 'NothingSelected', many: 'Many' },
  without: ['loading', 'error', 'disabled', 'long', 'rtl', 'phone'],
}
