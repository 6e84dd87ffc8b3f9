import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'The header of every page: logo, categories, search, account and cart. A short one for pages with one task.',
  keywords: ['top bar', 'app bar', 'navbar', 'masthead', 'site header'],
  alternatives: [
    ['The pages for logging in and registering', 'Layouts'],
    ['The bar of categories alone', 'NavMenu'],
  ],
  advice: [
    [
      'Keep the search open from 1024 px, with room for a long query.',
      'Hide the search behind an icon on wide screens: it is the way to most purchases.',
    ],
    [
      'Show the word below each icon if there is room.',
      'Add a sixth icon: on 390 pixels the names no longer fit.',
    ],
  ],
  accessibility:
    'The page’s banner. Before scripts arrive it is links and a search form. Icon links carry names, which begin with or contain the word below them; tooltips only repeat them. Badges are part of the name they change.',
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
  imports: ['Header', 'ShortHeader'],
  keys: [
    ['Tab', 'Goes through the links, the search and the buttons in the order they are seen.'],
    ['Enter, Space', 'On Categories and on the search icon: opens the drawer or the search.'],
    ['Enter', 'On the cart: follows the link, or opens the cart over the page if the host does so.'],
    ['Escape', 'Closes the drawer, the search, a menu or the suggestions.'],
  ],
  hooks: [
    ['[data-component="Header"]', 'The root.'],
    ['[data-component="ShortHeader"]', 'The root of the short one.'],
    ['[data-state="raised"]', 'On the root once the page is scrolled.'],
    ['[data-state="rest"]', 'On the root at the top of the page.'],
    ['[data-part="Logo"]', 'The logo’s link.'],
    ['[data-part="Cart"]', 'The cart’s link.'],
    [
      '[data-replay]',
      'On controls that are links until scripts arrive: a press made early can be made again.',
    ],
  ],
  from: 'native',
}
