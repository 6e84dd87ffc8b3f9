import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'What one shop sends, in one parcel, with a box that selects all of it.',
  alternatives: [
    ['One line alone', 'CartLine'],
    ['What is only to be read', 'CartReview'],
  ],
  accessibility:
    'A region named after its shop. Its box says "mixed" where some lines are selected; each line’s controls carry the product’s name.',
  states: { default: 'Default', long: 'LongText', many: 'Many', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
}
