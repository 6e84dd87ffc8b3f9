import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Products side by side: two on phones, up to four.',
  keywords: ['grid', 'product list', 'gallery'],
  alternatives: [
    ['One product', 'ProductCard'],
    ['Shops', 'ShopCard'],
  ],
  advice: [
    [
      'Keep all cards of one grid alike: same shape, same background.',
      'Mix advertisements into the grid: they look like results.',
    ],
    [
      'Draw as many skeletons as products will come.',
      'Draw three for a list of twenty-four: the footer jumps.',
    ],
  ],
  accessibility:
    'A list, so that its length is announced. Skeletons are hidden from assistive technology; the page says that it loads.',
  states: {
    default: 'Default',
    loading: 'Loading',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'error', 'disabled'],
  imports: ['ProductGrid', 'ProductGridSkeleton'],
  keys: [['Tab', 'Goes from card to card.']],
  hooks: [
    ['[data-component="ProductGrid"]', 'The list.'],
    ['[data-component="ProductGridSkeleton"]', 'The skeleton.'],
  ],
  from: 'native',
}
