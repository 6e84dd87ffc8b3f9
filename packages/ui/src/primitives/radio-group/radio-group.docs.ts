import type { ComponentDocs } from '../../../test/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'One of a few, all in sight.',
  instead: [
    ['More than six', 'Select'],
    ['Yes or no', 'Checkbox'],
  ],
  access: 'Native radio buttons in a named group: one stop for Tab, arrows choose.',
  states: { default: 'Default', empty: 'NoneChosen' },
  without: ['loading', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
}
