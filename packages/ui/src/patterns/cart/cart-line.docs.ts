import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One product in a cart: select, change the quantity, save it for later, take it out.',
  alternatives: [
    ['A product that is not in the cart', 'ProductCard'],
    ['What is only to be read', 'CartReview'],
  ],
  accessibility:
    'Every control repeats the product’s name. A changed price or a sold-out product is announced beside the line, with a button for what can be done.',
  states: {
    default: 'Default',
    loading: 'Updating',
    error: 'PriceChanged',
    disabled: 'SoldOut',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'many'],
}
