import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'The column next to a product’s pictures: name, price, stock, the row that buys it, shipping and shop.',
  keywords: ['product details', 'buy box', 'pdp'],
  alternatives: [
    ['The same on phones’ lower edge', 'BottomBar'],
    ['A product in a list', 'ProductCard'],
  ],
  advice: [
    [
      'Keep name, price, options and button in this order.',
      'Put shipping or trust badges between the price and the button.',
    ],
    [
      'Say why it can’t be bought and when it may be back.',
      'Hide the buy row of a sold-out product: the page then looks broken.',
    ],
  ],
  accessibility:
    'The name is the page’s heading. Stock is text, never colour alone; a sold-out product keeps its row and says why it cannot be bought.',
  states: { default: 'Default', disabled: 'SoldOut', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'many'],
  keys: [
    ['Arrow Up, Arrow Down', 'In the quantity: one more or one less.'],
    ['Enter, Space', 'On a button: adds to the cart, saves, or shares.'],
  ],
  hooks: [
    ['[data-component="ProductHeading"]', 'Shop, name and rating.'],
    ['[data-component="ProductPrice"]', 'The price.'],
    ['[data-component="StockLine"]', 'What is in stock.'],
    ['[data-state]', 'On `StockLine`: `in`, `low` or `out`.'],
    ['[data-component="BuyRow"]', 'Quantity and buttons.'],
    ['[data-component="DeliveryList"]', 'Ways of delivery.'],
    ['[data-component="FactTable"]', 'A table of facts.'],
    ['[data-component="MadeBy"]', 'The people behind it.'],
    ['[data-component="ProductLayout"]', 'The page.'],
  ],
  from: 'native',
}
