import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'The head of a shop’s own page.',
  instead: [
    ['A shop in a list', 'ShopCard'],
    ['A front page', 'Home'],
  ],
  access: 'The shop’s name is the page’s heading; figures come with the words that explain them.',
  states: { default: 'Default', empty: 'Empty', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
}
