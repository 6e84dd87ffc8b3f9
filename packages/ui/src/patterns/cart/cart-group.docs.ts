import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The lines of one shop, sent in one parcel. With several lines, a checkbox selects all of them.',
  keywords: ['basket', 'order group'],
  alternatives: [
    ['One line alone', 'CartLine'],
    ['A list that is only read', 'CartReview'],
  ],
  accessibility:
    'A region named after its shop. Its checkbox is "mixed" where some lines are selected; each line’s controls carry the product’s name.',
  states: { default: 'Default', long: 'LongText', many: 'Many', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
  keys: [['Space', 'On the checkbox: selects all lines of the shop, or none.']],
  hooks: [
    ['[data-component="CartGroup"]', 'The root.'],
    ['[data-part="Parcels"]', 'The parcels below a group of several shops.'],
  ],
  from: 'native',
}
