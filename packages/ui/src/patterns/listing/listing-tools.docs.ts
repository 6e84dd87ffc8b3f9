import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Above a list: what it is narrowed to, as links to less of it, and its order.',
  alternatives: [
    ['Choosing the filters', 'Filters'],
    ['Going to the next part', 'Pagination'],
  ],
  accessibility:
    'Each chosen filter is a link that says what it takes away. The order is a native list in a form that works without scripts.',
  states: {
    default: 'Default',
    empty: 'NothingSelected',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error', 'disabled', 'many'],
}
