import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A row of cards that may be longer than the page is wide.',
  keywords: ['carousel', 'horizontal scroll', 'slider', 'shelf', 'scroll snap', 'slideshow'],
  alternatives: [
    ['A list that is read to its end', 'ProductGrid'],
    ['A product’s pictures', 'Gallery'],
    ['Shortcuts that must all be seen', 'CategoryTiles'],
  ],
  accessibility:
    'A list of all its items. Tab goes from item to item and scrolls along; the arrows are for the mouse, and each says the name of the row. Nothing moves by itself.',
  states: {
    default: 'Default',
    empty: 'Few',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error', 'disabled'],
  keys: [
    ['Tab', 'Goes to the next item, which comes into view, and to the arrows.'],
    ['Enter, Space', 'On an arrow: scrolls by nearly one width of the row.'],
  ],
  hooks: [
    ['[data-component="ScrollRow"]', 'The root.'],
    ['[data-needed="true"]', 'On the arrows, if there is more than fits.'],
  ],
  from: 'native',
  status: 'new',
}
