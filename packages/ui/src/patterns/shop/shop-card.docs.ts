import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'A shop in a list: who they are and what they make.',
  instead: [
    ['The head of its own page', 'ShopHeader'],
    ['A product', 'ProductCard'],
  ],
  access: 'One link, named by the shop; its pictures are decoration.',
  states: {
    default: 'Default',
    error: 'MissingPictures',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'loading', 'disabled', 'many'],
}
