import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'What something costs: the new price, the old one, and from when on.',
  alternatives: [
    ['The sum of a cart', 'CartSummary'],
    ['A number that is no money', 'a paragraph'],
  ],
  accessibility:
    'Old and new price are told apart in words. Minor units go in; the locale and the currency of the provider write them.',
  states: { default: 'Default', empty: 'Free', long: 'Huge', rtl: 'RightToLeft' },
  without: ['loading', 'error', 'disabled', 'many', 'phone'],
}
