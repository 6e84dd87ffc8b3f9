import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A shop in a list: who they are and what they make.',
  keywords: ['store card', 'seller card', 'vendor'],
  alternatives: [
    ['The head of its own page', 'ShopHeader'],
    ['A product', 'ProductCard'],
  ],
  imports: ['ShopGrid', 'ShopCard'],
  advice: [
    [
      'Show three products that look like this shop and no other.',
      'Show the logo large: at this size most of them are a word on white.',
    ],
    [
      'Say in one line what is made, and where.',
      'Write “Quality and passion since 2019”: every shop could say it.',
    ],
  ],
  accessibility: 'One link, named by the shop; its pictures are decoration.',
  states: {
    default: 'Default',
    error: 'MissingPictures',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'loading', 'disabled', 'many'],
  keys: [['Enter', 'Follows the link.']],
  hooks: [
    ['[data-component="ShopCard"]', 'A shop.'],
    ['[data-component="ShopGrid"]', 'The list of shops.'],
  ],
  from: 'native',
}
