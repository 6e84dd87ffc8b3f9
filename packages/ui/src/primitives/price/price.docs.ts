import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'What something costs: the sale price, the original one, or "from".',
  alternatives: [
    ['The sum of a cart', 'CartSummary'],
    ['A number that is no money', 'a paragraph'],
  ],
  accessibility:
    'Sale and original price have labels. Minor units go in; the locale and the currency of the provider write them.',
  states: { default: 'Default', empty: 'Free', long: 'Huge', rtl: 'RightToLeft' },
  without: ['loading', 'error', 'disabled', 'many', 'phone'],
}
