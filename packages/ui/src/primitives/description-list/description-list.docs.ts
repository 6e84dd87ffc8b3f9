import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Facts with their names: material, size and care, or what is known of a case.',
  keywords: ['definition list', 'key value', 'details list', 'metadata', 'summary list', 'spec list'],
  alternatives: [
    ['Several figures per fact', 'a <table>'],
    ['The amounts of an order', 'OrderDetailCard'],
    ['Things that happened', 'Timeline'],
  ],
  accessibility: 'A `<dl>`: each description is announced with its term, in every layout.',
  states: {
    default: 'Default',
    long: 'LongText',
    many: 'Stacked',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'loading', 'error', 'disabled'],
  keys: 'No key does anything: nothing in it takes the focus, except what its descriptions contain.',
  hooks: [
    ['[data-component="DescriptionList"]', 'The root, a `<dl>`.'],
    ['[data-layout]', 'On the root: its layout.'],
  ],
  from: 'native',
  status: 'new',
}
