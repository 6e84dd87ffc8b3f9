import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A price, a sale price next to the original one, or "From".',
  keywords: ['money', 'currency', 'amount'],
  alternatives: [
    ['The sum of a cart', 'CartSummary'],
    ['A number that is no money', 'a paragraph'],
  ],
  accessibility:
    'Sale and original price have labels. Minor units go in; the locale and the currency of the provider write them.',
  states: { default: 'Default', empty: 'Free', long: 'Huge', rtl: 'RightToLeft' },
  without: ['loading', 'error', 'disabled', 'many', 'phone'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [
    ['[data-component="Price"]', 'The root.'],
    ['[data-state="sale"]', 'On the root when the sale price is lower.'],
    ['[data-state="regular"]', 'On the root otherwise.'],
    ['[data-part="Current"]', 'What the buyer pays.'],
    ['[data-part="Original"]', 'The struck price.'],
    ['[data-part="Percent"]', 'The reduction.'],
  ],
  from: 'native',
}
