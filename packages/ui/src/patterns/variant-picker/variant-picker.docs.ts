import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Choosing one value of each option of a product, such as its glaze and size.',
  keywords: ['swatch', 'color picker', 'segmented control', 'toggle group', 'option picker'],
  alternatives: [
    ['A choice in a form', 'RadioGroup'],
    ['More than a dozen values', 'Select'],
  ],
  advice: [
    [
      'Keep sold-out values in their place, marked and selectable.',
      'Hide them: shoppers then believe that the product never came in that size.',
    ],
    [
      'Show swatches with the name of the chosen one next to the label.',
      'Show colors without names: “Lagoon” and “Ink” look alike on many screens.',
    ],
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
  keys: [
    ['Tab', 'One stop for each option.'],
    ['Arrow keys', 'Choose the next or the previous value, sold-out ones too.'],
  ],
  hooks: [
    ['[data-component="VariantPicker"]', 'The root.'],
    ['[data-part="Value"]', 'A value.'],
    ['[data-state="available"]', 'On a value that can be bought with the other choices.'],
    ['[data-state="unavailable"]', 'On a value that cannot.'],
  ],
  from: 'native',
}
