import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The sum of the selected items and the button for the next step, next to a cart or a checkout.',
  keywords: ['totals', 'order summary', 'subtotal'],
  alternatives: [
    ['The price of one thing', 'Price'],
    ['Another action at the foot of a phone’s screen', 'BottomBar'],
  ],
  advice: [
    [
      'Say which costs are missing: “before shipping”.',
      'Show a total that grows on the next page without a word.',
    ],
    [
      'Say on the button where it leads, with the amount: “Check out · $213.80”.',
      'Disable the button if nothing is selected, without saying why.',
    ],
  ],
  accessibility:
    'A region named by its title; the figures are terms and their values. The one button comes last.',
  states: {
    default: 'Default',
    empty: 'NothingSelected',
    loading: 'Busy',
    long: 'Huge',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['error', 'disabled', 'many'],
  keys: [['Enter, Space', 'On the button: goes to the next step. A link hears Enter alone.']],
  hooks: [
    ['[data-component="CartSummary"]', 'The root.'],
    ['[data-component="CartBar"]', 'The bar of phones.'],
    ['[data-part="Subtotal"]', 'The sum of the selected lines.'],
    ['[data-part="Shipping"]', 'What sending costs.'],
    ['[data-part="ShippingNote"]', 'The sentence below it.'],
    ['[data-part="Total"]', 'The total.'],
  ],
  from: 'native',
}
