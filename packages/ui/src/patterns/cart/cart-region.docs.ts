import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Around the whole cart page, with its skeleton while the cart is loading.',
  keywords: ['basket', 'cart page', 'bag'],
  alternatives: [
    ['Products that are loading', 'ProductGrid'],
    ['A wait without a known shape', 'LoadingIndicator'],
  ],
  advice: [
    [
      'Show the skeleton on the first visit and keep the old cart during updates.',
      'Show the skeleton again after each change of a quantity.',
    ],
    [
      'Put the summary next to the groups if both have room, and below them on phones.',
      'Put the total above the lines: it is read before its parts.',
    ],
  ],
  accessibility:
    'The region is marked as busy, and a status says what is loading. The skeleton itself is not announced.',
  states: { loading: 'Loading', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['default', 'empty', 'error', 'disabled', 'long', 'many'],
  keys: 'No keys of its own: the cart in it keeps its keys. The skeleton takes no focus.',
  hooks: [
    ['[data-component="CartRegion"]', 'The root.'],
    ['[data-component="CartSkeleton"]', 'The skeleton.'],
    ['[data-component="CartLayout"]', 'Groups beside the summary.'],
    ['[data-component="CartHeading"]', 'The page’s heading.'],
  ],
  from: 'native',
}
