import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Review before payment, or before items are added to the cart: what is bought from one shop.',
  keywords: ['order review', 'line items'],
  alternatives: [
    ['A cart that can be changed', 'CartGroup'],
    ['The sum of it', 'CartSummary'],
  ],
  advice: [
    [
      'Group the lines by shop: each shop sends a parcel of its own.',
      'List all lines by price: the parcels then come as a surprise.',
    ],
    [
      'Keep the list read-only and link back to the cart.',
      'Let quantities change here: the total moves while the buyer is about to pay.',
    ],
  ],
  accessibility: 'A region named after its shop, with a plain list. Nothing in it but links takes the focus.',
  states: {
    default: 'Default',
    error: 'Problems',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'loading', 'disabled'],
  keys: [['Enter', 'Follows a product’s link.']],
  hooks: [['[data-component="CartReview"]', 'The root.']],
  from: 'native',
}
