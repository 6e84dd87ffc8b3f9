import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Choosing one value of each option of a product, such as its glaze and size.',
  alternatives: [
    ['A choice that buys nothing', 'RadioGroup'],
    ['More than a dozen values', 'Select'],
  ],
  accessibility:
    'Groups of native radio buttons under their option’s name. A sold-out value says so, and can still be focused, read and selected.',
  states: {
    default: 'Default',
    disabled: 'NothingLeft',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'loading', 'error', 'many'],
}
