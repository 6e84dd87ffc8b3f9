import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The people of a shop, wherever something of it is shown.',
  keywords: ['avatar group', 'profile pictures', 'people', 'portrait', 'facepile'],
  alternatives: [
    ['A shop without its people', 'Avatar'],
    ['The people behind a product', 'Product'],
  ],
  advice: [
    [
      'Show the name and the town with each face.',
      'Use faces without a name as decoration: shoppers take them for stock pictures.',
    ],
    [
      'Show two faces at most, on the color of the shop.',
      'Show a whole team at 22 pixels: none of them can be recognized.',
    ],
  ],
  accessibility: 'Faces are decoration: the names next to them say the same.',
  states: { default: 'Default', empty: 'NoMakers', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [['[data-component="Makers"]', 'The root.']],
  from: 'native',
}
