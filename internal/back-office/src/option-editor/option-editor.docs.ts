import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'The options of a product and their values, each kept by its id.',
  keywords: ['variants', 'repeater'],
  alternatives: [['Choosing one of the options', 'VariantPicker']],
  accessibility:
    'A list of options: a field for the name, tokens for the values. A value is a menu button: rename, move, remove. Alt with an arrow moves an option. What is duplicate or empty is said at its field.',
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
    ['Enter, comma', 'In the values: adds what was typed.'],
    ['Alt+Arrow Up, Alt+Arrow Down', 'Move the option.'],
    ['Enter', 'While a value is renamed: keeps the name.'],
    ['Escape', 'While a value is renamed: keeps the old one.'],
  ],
  hooks: [
    ['[data-component="OptionEditor"]', 'The root.'],
    ['[data-option]', 'On an option: its id.'],
    ['[data-part="add"]', 'The button that adds an option.'],
    ['[data-dragged]', 'On an option while it is dragged.'],
    ['[data-edge]', 'On an option while another would land there: the edge.'],
  ],
  from: 'native',
  status: 'new',
}
