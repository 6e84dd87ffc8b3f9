import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'The way into categories from a front page, by picture.',
  instead: [
    ['All categories', 'CategoryDrawer'],
    ['Products', 'ProductGrid'],
  ],
  access: 'A list of links, each named by its words; pictures are decoration.',
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
