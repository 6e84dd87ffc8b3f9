import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Below a cart: what was saved for later, each with a button that moves it back.',
  keywords: ['save for later', 'saved items'],
  alternatives: [
    ['What is in the cart', 'CartLine'],
    ['Products to choose from', 'ProductGrid'],
  ],
  advice: [
    [
      'Show today’s price and whether the product is in stock.',
      'Show the price of the day on which it was saved.',
    ],
    [
      'Keep the list below the cart, smaller than the lines in it.',
      'Count saved products in the cart’s badge: nothing of them is bought.',
    ],
  ],
  accessibility:
    'A list; each button repeats the product’s name. When a line goes, the focus is on the same button of the next one.',
  states: { default: 'Default', long: 'LongText', many: 'Many', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
  keys: [
    [
      'Enter, Space',
      'On a button: moves the line to the cart, or removes it. The focus goes on to the next line.',
    ],
  ],
  hooks: [['[data-component="SavedLines"]', 'The root.']],
  from: 'native',
}
