import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One product in a list: picture, name, price, its shop and its rating.',
  keywords: ['card', 'product tile', 'item'],
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
  imports: ['ProductCard', 'ProductCardSkeleton'],
  keys: [
    ['Tab', 'Goes to the product’s link, the heart and the quick button.'],
    ['Enter', 'Follows the link.'],
  ],
  hooks: [
    ['[data-component="ProductCard"]', 'The root.'],
    ['[data-state="buyable"]', 'On the root while it can be bought.'],
    ['[data-state="sold-out"]', 'On the root when it is sold out.'],
    ['[data-part="Second"]', 'The second picture.'],
    ['[data-part="Percent"]', 'The reduction on the picture.'],
    ['[data-part="Delivery"]', 'The line about shipping.'],
    ['[data-quick]', 'On the quick button: `addToCart` or `choose`.'],
    ['[data-component="ProductCardSkeleton"]', 'The skeleton.'],
  ],
  from: 'native',
}
