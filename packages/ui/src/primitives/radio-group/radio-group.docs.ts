import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One choice out of a few, all visible.',
  keywords: ['radio button', 'option group', 'single choice'],
  alternatives: [
    ['More than six choices', 'Select'],
    ['Yes or no', 'Checkbox'],
  ],
  accessibility:
    'Native radio buttons in a named group: one stop for Tab, arrows select. Options that are not shown yet belong to the same group.',
  states: { default: 'Default', empty: 'NothingSelected', many: 'Many' },
  without: ['loading', 'error', 'disabled', 'long', 'rtl', 'phone'],
  keys: [
    ['Tab', 'Goes to the chosen option, and out of the group.'],
    ['Arrow keys', 'Choose the next or the previous option.'],
    ['Space', 'Chooses the focused option.'],
  ],
  hooks: [['[data-component="RadioGroup"]', 'The root.']],
  from: 'native',
}
