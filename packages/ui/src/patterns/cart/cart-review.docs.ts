import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'The last look before paying: what is bought from one shop.',
  instead: [
    ['A cart that can be changed', 'CartGroup'],
    ['The sum of it', 'CartSummary'],
  ],
  access: 'A region named after its shop, with a plain list. Nothing in it but links takes the focus.',
  states: { default: 'Default', long: 'LongText', many: 'Many', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
}
