import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The header of every page: logo, categories, search, account and cart.',
  alternatives: [
    ['The pages before one is logged in', 'Layouts'],
    ['The bar of categories alone', 'NavMenu'],
  ],
  accessibility:
    'The page’s banner. Links and a search form before scripts arrive. Icon links carry names; tooltips only repeat them. Badges are part of the name they change.',
  states: {
    default: 'Guest',
    empty: 'WithoutCategories',
    loading: 'Unknown',
    long: 'LongNames',
    many: 'ManyInCart',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['error', 'disabled'],
}
