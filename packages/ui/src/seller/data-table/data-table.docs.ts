import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A list of records that are searched, ordered, selected and opened: orders, products, returns.',
  alternatives: [
    ['A few facts about one thing', 'a description list'],
    ['Choices for shoppers', 'ProductGrid'],
  ],
  accessibility:
    'A native table with a caption; sorted columns say so. A row is opened by the link in its title. With the focus in the table j and k walk the rows and x selects one. Cards on phones keep the roles of a table.',
  states: {
    default: 'Default',
    empty: 'Empty',
    loading: 'Loading',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['error', 'disabled'],
}
