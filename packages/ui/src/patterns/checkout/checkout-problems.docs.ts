import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Problems above the steps of a checkout that prevent the order.',
  keywords: ['error summary', 'validation'],
  alternatives: [
    ['A problem of one line in a cart', 'CartLine'],
    ['One message', 'Note'],
  ],
  advice: [
    [
      'Name the line, the reason and a way out for each problem.',
      'Write “Some items are unavailable” above a list of twenty.',
    ],
    ['Offer to go on without the affected line.', 'Send the buyer back to the cart to find it.'],
  ],
  accessibility:
    'A region under its heading; what is added is announced when the reader pauses. Each action is a button after its sentence. The host sends the focus to the heading when somebody pays in spite of a problem.',
  states: {
    default: 'Default',
    empty: 'None',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error', 'disabled'],
  keys: [['Enter, Space', 'On a button: does what solves the problem.']],
  hooks: [['[data-component="CheckoutProblems"]', 'The root.']],
  from: 'native',
}
