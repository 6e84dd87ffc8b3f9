import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One line of text, such as a name or an address.',
  keywords: ['input', 'text box', 'text input', 'search field'],
  alternatives: [
    ['A quantity', 'QuantityStepper'],
    ['Several lines', 'TextArea'],
    ['A search', 'SearchBox'],
  ],
  accessibility:
    'Label, hint and error are linked to it. Only optional fields say so. An error is a text below, never colour alone.',
  states: {
    default: 'Default',
    error: 'Invalid',
    disabled: 'Disabled',
    long: 'LongText',
    rtl: 'RightToLeft',
  },
  without: ['empty', 'loading', 'many', 'phone'],
  keys: [['Enter', 'Sends the form around it.']],
  hooks: [
    ['[data-component="TextField"]', 'The root.'],
    ['[data-part="Error"]', 'The error below the field.'],
  ],
  from: 'React Aria',
}
