import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The lines of one shop, sent in one parcel, with a checkbox that selects all of them.',
  alternatives: [
    ['One line alone', 'CartLine'],
    ['What is only to be read', 'CartReview'],
  ],
  accessibility:
    'A region named after its shop. Its checkbox is "mixed" where some lines are selected; each line’s controls carry the product’s name.',
  states: { default: 'Default', long: 'LongText', many: 'Many', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
}
