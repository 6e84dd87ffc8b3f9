import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The head of a shop’s own page.',
  keywords: ['store header', 'cover', 'profile header'],
  alternatives: [
    ['A shop in a list', 'ShopCard'],
    ['A front page', 'Home'],
  ],
  imports: ['ShopHeader', 'ShopStory', 'ShopSwatch'],
  advice: [
    [
      'Use the shop’s own color for the wall, with its people in front.',
      'Put text on a busy photograph: its contrast can’t be promised.',
    ],
    [
      'Show three to five figures that can be proved, such as reviews and years.',
      'Repeat the name in the banner picture: it can’t be translated or read aloud.',
    ],
  ],
  accessibility: 'The shop’s name is the page’s heading; figures have labels.',
  states: { default: 'Default', empty: 'Empty', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [
    ['[data-component="ShopHeader"]', 'The root.'],
    ['[data-component="ShopStory"]', 'The story with its picture.'],
    ['[data-component="ShopSwatch"]', 'The color of a wall.'],
  ],
  from: 'native',
}
