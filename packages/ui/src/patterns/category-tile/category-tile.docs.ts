import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Links from a home page into categories, with pictures.',
  keywords: ['image link', 'tile', 'link card'],
  alternatives: [
    ['All categories', 'CategoryDrawer'],
    ['Products', 'ProductGrid'],
  ],
  advice: [
    [
      'Choose a picture of one product, cut out the same way in all tiles.',
      'Mix scenes, logos and cut-outs in one row: sizes can’t be compared.',
    ],
    ['Show six to eight, the most visited ones.', 'Show every category: the drawer has them all.'],
  ],
  accessibility: 'A list of links, each named by its text; pictures are decoration.',
  states: {
    default: 'Default',
    error: 'MissingPictures',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'loading', 'disabled'],
  imports: ['CategoryTiles', 'CategoryTile'],
  keys: [['Enter', 'Follows the link.']],
  hooks: [
    ['[data-component="CategoryTile"]', 'A tile.'],
    ['[data-component="CategoryTiles"]', 'The list of tiles.'],
  ],
  from: 'native',
}
