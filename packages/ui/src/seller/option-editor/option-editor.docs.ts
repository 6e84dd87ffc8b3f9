import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The options of a product and their values, each kept by its id.',
  alternatives: [['Choosing one of the options', 'VariantPicker']],
  accessibility:
    'A list of options: a field for the name, tokens for the values. A value is a menu button: rename, move, remove. Alt with an arrow moves an option. What is double or empty is said at its field.',
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
}
