import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Above a list: its selected filters, each a link that removes it, and its order.',
  keywords: ['sort', 'sorting', 'order by', 'toolbar', 'applied filters'],
  alternatives: [
    ['Choosing the filters', 'Filters'],
    ['Going to the next part', 'Pagination'],
  ],
  advice: [
    [
      'Show each applied filter as a chip, and “Clear all” from two on.',
      'Show only a number such as “Filters (3)”: it can’t be undone one by one.',
    ],
    [
      'Start with “Best match” in a search and with the most popular in a category.',
      'Start with the highest price.',
    ],
  ],
  accessibility:
    'Each selected filter is a link that names what it removes. The order is a native list in a form that works without scripts.',
  states: {
    default: 'Default',
    empty: 'NothingSelected',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error', 'disabled', 'many'],
  imports: ['ListingLayout', 'ListingHeader', 'ListingTools'],
  keys: [
    ['Enter', 'On a chip: removes the filter.'],
    ['Enter, Space', 'On the button of phones: opens the filters.'],
    ['Arrow Up, Arrow Down', 'In the order: choose another one.'],
  ],
  hooks: [
    ['[data-component="ListingTools"]', 'The root.'],
    ['[data-component="ListingLayout"]', 'Filters beside the list.'],
    ['[data-filters-place]', 'On `ListingLayout`: `side` or `sheet`.'],
    ['[data-component="ListingHeader"]', 'The page’s heading.'],
  ],
  from: 'native',
}
