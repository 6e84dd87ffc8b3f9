import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The orders of a user: one for each shop, with its status.',
  keywords: ['order list', 'order history', 'purchases'],
  alternatives: [
    ['What is still to be bought', 'CartGroup'],
    ['A list without orders', 'Page states'],
  ],
  advice: [
    [
      'Show the status in the buyer’s words: “Arrives Thu, May 7”.',
      'Show internal states such as “Fulfilled” or “RTS”.',
    ],
    [
      'Show a picture of each product: buyers recognize orders by them.',
      'Identify an order by its number alone.',
    ],
  ],
  accessibility:
    'Each order is an article under its number. Its status is text; the colour only repeats it. Pictures are decoration beside the names.',
  states: { default: 'Default', many: 'Many', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
  keys: [['Enter', 'Follows a link.']],
  hooks: [
    ['[data-component="OrderCard"]', 'An order.'],
    ['[data-component="OrderCards"]', 'The list of orders.'],
    ['[data-component="OrderSkeleton"]', 'The skeleton.'],
  ],
  from: 'native',
}
