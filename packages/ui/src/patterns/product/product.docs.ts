import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Beside a product’s pictures: its name, price, stock, the row that buys it, delivery and shop.',
  alternatives: [
    ['The same on phones’ lower edge', 'BottomBar'],
    ['A product in a list', 'ProductCard'],
  ],
  accessibility:
    'The name is the page’s heading. Stock is text, never colour alone; a sold-out product keeps its row and says why it cannot be bought.',
  states: { default: 'Default', disabled: 'SoldOut', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'many'],
}
