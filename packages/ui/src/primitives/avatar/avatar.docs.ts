import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A small picture of a person or a shop, next to their name.',
  keywords: ['profile picture', 'user image', 'initials', 'thumbnail'],
  alternatives: [
    ['A product', 'Picture'],
    ['An icon next to a label', 'Icon'],
  ],
  accessibility:
    'Decoration beside a name. Alone, its container must have the name, as the account’s button does.',
  states: { default: 'Person', empty: 'NoName', error: 'BrokenPicture', many: 'Shops' },
  without: ['loading', 'disabled', 'long', 'rtl', 'phone'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [['[data-component="Avatar"]', 'The root.']],
  from: 'native',
}
