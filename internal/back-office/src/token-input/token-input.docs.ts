import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'Several short texts that a person invents: tags.',
  keywords: ['tag input', 'tags', 'chips input', 'multi-select'],
  alternatives: [
    ['One of the existing entries', 'Combobox'],
    ['Names and values of options', 'OptionEditor'],
  ],
  accessibility:
    'A labelled text box after a list of what is there; each has a button that removes it. Enter or a comma adds, Backspace in the empty field removes the last. Both are announced; what is refused is an alert.',
  states: {
    default: 'Default',
    empty: 'Empty',
    error: 'Refused',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'disabled'],
  keys: [
    ['Enter, comma', 'Add what was typed.'],
    ['Backspace', 'In the empty field: removes the last word.'],
    ['Enter, Space', 'On an X: removes its word.'],
  ],
  hooks: [['[data-component="TokenInput"]', 'The root.']],
  from: 'native',
  status: 'new',
}
