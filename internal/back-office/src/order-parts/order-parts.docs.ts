import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'The parts of an order’s page in the seller area: lines, parcels, notes, each under its heading.',
  keywords: ['timeline', 'order details', 'description list'],
  alternatives: [
    ['An order as its buyer sees it', 'OrderDetailCard'],
    ['Items that are packed one by one', 'PackList'],
  ],
  accessibility:
    'Each panel is a section under its h2, each parcel an article under its number. Pictures are decoration beside the names; what is still to be packed is words, the colour repeats it.',
  states: { default: 'Default', empty: 'Empty', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
  keys: [['Enter, Space', 'On a button: does what it says.']],
  hooks: [
    ['[data-component="OrderPanel"]', 'A part under its heading.'],
    ['[data-component="OrderColumns"]', 'The two columns.'],
    ['[data-component="ShopOrderLines"]', 'The lines.'],
    ['[data-component="ParcelCard"]', 'A parcel.'],
    ['[data-component="OrderNotes"]', 'The notes.'],
    ['[data-component="OrderCase"]', 'A return, a claim, a dispute or a cancellation.'],
    ['[data-component="OrderPieces"]', 'The first pictures and how many items there are.'],
    ['[data-component="AmountsBack"]', 'The refund to the buyer.'],
  ],
  from: 'native',
  status: 'new',
}
