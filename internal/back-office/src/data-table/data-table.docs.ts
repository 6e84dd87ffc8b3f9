import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A list of records that are searched, ordered, selected and opened: orders, products, returns.',
  keywords: ['table', 'data grid', 'spreadsheet'],
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
  keys: [
    ['j, k', 'The next or the previous row, while the focus is in the table and in no field.'],
    ['x', 'Selects the row that has the focus, or takes it out.'],
    ['Enter', 'On a row’s link: opens it. On a heading: orders by it.'],
    ['Space', 'On a checkbox: selects. On a heading: orders by it.'],
  ],
  hooks: [
    ['[data-component="DataTable"]', 'The root.'],
    ['[data-loading]', 'On the table while its rows are about to be replaced.'],
    ['[data-row]', 'On a row: its key.'],
    ['[data-opens]', 'On a row that leads somewhere.'],
    ['[data-row-link]', 'The link of a row.'],
    ['[data-phone]', 'On a cell: its place in a phone’s card.'],
    ['[data-focus-near]', 'The box that selects the page: it takes the focus of what goes beside it.'],
    ['[data-nothing]', 'On a cell that is empty.'],
  ],
  from: 'native',
  status: 'new',
}
