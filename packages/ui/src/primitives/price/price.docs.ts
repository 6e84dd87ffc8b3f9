import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'What something costs: the new price, the old one, and from when on.',
  instead: [
    ['The sum of a cart', 'CartSummary'],
    ['A number that is no money', 'a paragraph'],
  ],
  access:
    'Old and new price are told apart in words. Minor units go in; the locale and the currency of the provider write them.',
  states: { default: 'Default', empty: 'Free', long: 'Huge', rtl: 'RightToLeft' },
  without: ['loading', 'error', 'disabled', 'many', 'phone'],
}
