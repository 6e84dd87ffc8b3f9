import type { ComponentDocs } from '../../../test/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'Around the whole cart page, with its skeleton while the cart is being read.',
  instead: [
    ['Products on their way', 'ProductGrid'],
    ['A wait without a known shape', 'LoadingIndicator'],
  ],
  access: 'The region says that it is busy, and a status says what is being read. The boxes say nothing.',
  states: { loading: 'Loading', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['default', 'empty', 'error', 'disabled', 'long', 'many'],
}
