import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One order on its own page: a card for each shop that sends something.',
  keywords: ['order details', 'description list', 'card'],
  alternatives: [
    ['A list of orders', 'Orders'],
    ['Somebody without an account', 'TrackedOrder'],
    ['Right after the payment', 'OrderConfirmation'],
  ],
  advice: [
    [
      'Put what the buyer can do next at the top of the card: track, return, report.',
      'Show actions that aren’t possible yet as disabled buttons.',
    ],
    ['Fold what is empty.', 'Print “No parcel has left yet.” three times for three shops.'],
  ],
  accessibility:
    'An article under its shop. Buttons that look alike are named after their line or shop. The timeline is an ordered list with the newest first, amounts are a description list. On paper the buttons are left out.',
  states: {
    default: 'Default',
    empty: 'Bare',
    loading: 'Busy',
    error: 'Failed',
    disabled: 'WithoutActions',
    many: 'Many',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: [],
  keys: [['Enter, Space', 'On a button: does what it says. More than two actions stand in a menu.']],
  hooks: [
    ['[data-component="OrderDetailCard"]', 'The root.'],
    ['[data-component="OrderTimeline"]', 'What happened.'],
    ['[data-component="OrderParcels"]', 'The parcels.'],
    ['[data-component="OrderMoney"]', 'What was paid.'],
  ],
  from: 'native',
}
