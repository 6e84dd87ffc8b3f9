import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'An amount is no longer the one that was shown, and must be accepted before anything is charged.',
  keywords: ['price change', 'before and after'],
  alternatives: [
    ['One line’s price in a cart', 'CartLine'],
    ['Problems that must be solved first', 'CheckoutProblems'],
  ],
  advice: [
    [
      'Show only the amounts that changed, before and now.',
      'Repeat the whole order: the one changed line disappears in it.',
    ],
    [
      'Ask for consent in the words of the change: “Pay $12.99 more”.',
      'Charge the new amount because the difference is small.',
    ],
  ],
  accessibility:
    'A table with named rows and columns; only what is different stands in it. When it comes, its heading takes the focus: it interrupts what was pressed.',
  states: {
    default: 'Default',
    loading: 'Busy',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'error', 'disabled'],
  keys: [['Enter, Space', 'On the button: accepts the new total.']],
  hooks: [['[data-component="TotalComparison"]', 'The root.']],
  from: 'native',
}
