import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One product in a list: picture, name, price, its shop and its rating.',
  alternatives: [
    ['A product in the cart', 'CartLine'],
    ['Several of them', 'ProductGrid'],
  ],
  accessibility:
    'One link, named by the product; the rest of the card and the button that adds it are read after it. Colors are told by their number. Old and new price have labels. The save button names its product and its state.',
  states: {
    default: 'Default',
    empty: 'Plain',
    loading: 'Loading',
    error: 'MissingPicture',
    disabled: 'SoldOut',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['many'],
}
