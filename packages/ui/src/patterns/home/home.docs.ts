import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'A home page: one hero with the windows of shops, sections of products, a featured shop, and the marketplace’s promises.',
  keywords: ['hero', 'landing page', 'jumbotron', 'front page'],
  alternatives: [
    ['A list with filters', 'ListingTools'],
    ['A page of text', 'Prose page'],
  ],
  advice: [
    [
      'Give the hero one primary action; the windows are links to products.',
      'Rotate several banners: few visitors ever see the second one.',
    ],
    [
      'Alternate formats: a row of products, a story, a scene.',
      'Stack four identical rows of squares: none of them is remembered.',
    ],
  ],
  accessibility:
    'Headings keep the page’s order; every section is named by its heading. The scene beside the promises has alternative text, and only the one of the theme is there; the others are decoration. Numbers in a room are links for a pointer; the list below has the same links for all.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  keys: [['Enter', 'Follows a link.']],
  hooks: [
    ['[data-component="Hero"]', 'The hero.'],
    ['[data-component="Section"]', 'A part under its heading.'],
    ['[data-component="Promises"]', 'The promises.'],
    ['[data-component="RoomScene"]', 'A room with products in it.'],
    ['[data-component="ShopOfTheWeek"]', 'The featured shop.'],
    ['[data-component="ShopDoors"]', 'The shops as doors.'],
    ['[data-component="ShopWindows"]', 'The row of shops.'],
    ['[data-view-transition]', 'On a shop’s link: the host may start a view transition with it.'],
  ],
  from: 'native',
}
