import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Status of an order, for anyone with its number and email or the emailed link.',
  keywords: ['order status', 'tracking', 'guest order'],
  alternatives: [['Somebody who is logged in', 'OrderDetailCard']],
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
