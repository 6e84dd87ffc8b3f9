import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A small picture of a person or a shop, next to their name.',
  keywords: ['profile picture', 'user image', 'initials', 'thumbnail'],
  alternatives: [
    ['A product', 'Picture'],
    ['An icon next to a label', 'Icon'],
  ],
  advice: [
    [
      'Put the full name next to it, and hide the picture from screen readers.',
      'Let the letter alone identify a person: a list has several with the same.',
    ],
    [
      'Use one size per list, so that the names line up.',
      'Use it for a product or a category: round means a person, an arch means a shop.',
    ],
  ],
  accessibility:
    'Decoration beside a name. Alone, its container must have the name, as the account’s button does.',
  states: { default: 'Person', empty: 'NoName', error: 'BrokenPicture', many: 'Shops' },
  without: ['loading', 'disabled', 'long', 'rtl', 'phone'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [['[data-component="Avatar"]', 'The root.']],
  from: 'native',
}
