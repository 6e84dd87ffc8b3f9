import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Status of an order, for anyone with its number and email or the emailed link.',
  keywords: ['order status', 'tracking', 'guest order'],
  alternatives: [['Somebody who is logged in', 'OrderDetailCard']],
  advice: [
    [
      'Show the latest event first, with its day.',
      'Show a bar without dates: it doesn’t say whether the parcel is late.',
    ],
    [
      'Show only what a guest may know: status, parcels, shop.',
      'Show the address or the amounts to anyone with the link.',
    ],
  ],
  accessibility:
    'An article under its shop. The timeline is an ordered list with the newest first; a link to a carrier opens a new tab and says whose it is.',
  states: {
    default: 'Default',
    empty: 'Bare',
    loading: 'Loading',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['error', 'disabled', 'many'],
  keys: [['Enter', 'Follows a link.']],
  hooks: [
    ['[data-component="TrackedOrder"]', 'The root.'],
    ['[data-component="OrderTimeline"]', 'What happened.'],
    ['[data-component="OrderParcels"]', 'The parcels.'],
  ],
  from: 'native',
}
