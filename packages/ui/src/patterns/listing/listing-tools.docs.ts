import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'Above a list: what it is narrowed to, as links to less of it, and its order.',
  instead: [
    ['Choosing the filters', 'Filters'],
    ['Going to the next part', 'Pagination'],
  ],
  access:
    'Each chosen filter is a link that says what it takes away. The order is a native list in a form that works without scripts.',
  states: {
    default: 'Default',
    empty: 'NothingChosen',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error', 'disabled', 'many'],
}
