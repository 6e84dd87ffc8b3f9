import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'What happened one after the other: to an order, a parcel, a case.',
  keywords: ['history', 'event log', 'activity feed', 'tracking', 'changelog'],
  alternatives: [
    ['The steps of a form', 'CheckoutSection'],
    ['The events of an order', 'OrderDetailCard'],
    ['Something that takes a while', 'Progress'],
  ],
  accessibility:
    'An ordered list. The event that is current is announced as such; dots and lines are drawn only.',
  states: { default: 'Default', long: 'LongText', many: 'Described', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
  keys: 'No key does anything: nothing in it takes the focus, except what its descriptions contain.',
  hooks: [['[data-component="Timeline"]', 'The root, an `<ol>`.']],
  from: 'native',
  status: 'new',
}
