import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One of a row of short choices, or something applied that can be removed.',
  alternatives: [
    ['A word that cannot be pressed', 'Badge'],
    ['A choice in a form', 'Checkbox'],
  ],
  accessibility:
    'A link or a button by what it does; what a press takes away is in its name. The one of a row that is shown says that it is the current one.',
  states: { default: 'Default', long: 'LongText' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'rtl', 'phone'],
}
