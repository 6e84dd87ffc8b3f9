import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Between “Pay” and the order, while it is not known whether the bank has paid.',
  keywords: ['processing', 'pending payment'],
  alternatives: [
    ['Progress that is known', 'Progress'],
    ['A page that loads', 'LoadingIndicator'],
  ],
  advice: [
    [
      'Say that the payment may take a minute and that the page can stay open.',
      'Invite the buyer to pay again while the bank hasn’t answered.',
    ],
    [
      'Offer the order’s page after a while: the result arrives there too.',
      'Let the page wait forever with a spinner alone.',
    ],
  ],
  accessibility:
    'A status: each change of its words is announced when the reader pauses. The spinner is not heard. Actions stand outside the status.',
  states: {
    default: 'Waiting',
    loading: 'Starting',
    long: 'Late',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'error', 'disabled', 'many'],
  keys: 'No keys of its own: a link or a button in it is reached by Tab.',
  hooks: [
    ['[data-component="PaymentProgress"]', 'The root.'],
    ['[data-state]', 'On the root: `starting`, `waiting`, `late` or `review`.'],
  ],
  from: 'native',
}
