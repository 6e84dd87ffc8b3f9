import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'What came after a sale, on the card of its order: cancellations, returns, problems, disputes, refunds.',
  keywords: ['timeline', 'returns', 'refunds', 'claims'],
  alternatives: [
    ['What happened when', 'TrackedOrder'],
    ['Choosing lines for one of them', 'LineChoice'],
  ],
  advice: [
    [
      'Show who has to act next, and until when: “Kiln & Cove answers by May 12”.',
      'Show “In progress”: it doesn’t tell the buyer whether to wait or to act.',
    ],
    [
      'Put the newest open case first and fold what is closed.',
      'Merge a return and a dispute into one card: each has its own deadline.',
    ],
  ],
  accessibility:
    'A heading for screen readers stands before the cards; each has a title of its own, and its status is text. What people wrote stands in a disclosure that needs no script, in its own writing direction.',
  states: {
    default: 'Default',
    disabled: 'WithoutActions',
    many: 'Many',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'loading', 'error'],
  keys: [['Enter, Space', 'On a button, or on what the buyer wrote: presses it, or opens it.']],
  hooks: [
    ['[data-component="OrderCases"]', 'The root.'],
    ['[data-component="OrderRefunds"]', 'The list of refunds.'],
  ],
  from: 'native',
}
