import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The head of a shop’s own page.',
  keywords: ['store header', 'cover', 'profile header'],
  alternatives: [
    ['A shop in a list', 'ShopCard'],
    ['A front page', 'Home'],
  ],
  imports: ['ShopHeader', 'ShopSwatch'],
  accessibility: 'The shop’s name is the page’s heading; figures have labels.',
  states: { default: 'Default', empty: 'Empty', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [
    ['[data-component="ShopHeader"]', 'The root.'],
    ['[data-component="ShopSwatch"]', 'The color of a wall.'],
  ],
  from: 'native',
}
