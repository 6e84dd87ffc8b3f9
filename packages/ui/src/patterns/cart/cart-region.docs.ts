import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Around the whole cart page, with its skeleton while the cart is being read.',
  alternatives: [
    ['Products on their way', 'ProductGrid'],
    ['A wait without a known shape', 'LoadingIndicator'],
  ],
  accessibility:
    'The region says that it is busy, and a status says what is being read. The boxes say nothing.',
  states: { loading: 'Loading', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['default', 'empty', 'error', 'disabled', 'long', 'many'],
}
