import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The way into categories from a front page, by picture.',
  alternatives: [
    ['All categories', 'CategoryDrawer'],
    ['Products', 'ProductGrid'],
  ],
  accessibility: 'A list of links, each named by its words; pictures are decoration.',
  states: {
    default: 'Default',
    error: 'MissingPictures',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'loading', 'disabled'],
}
