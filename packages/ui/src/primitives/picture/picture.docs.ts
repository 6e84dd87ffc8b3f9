import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A photograph in a box of fixed shape, which waits for it without moving.',
  alternatives: [
    ['A face', 'Avatar'],
    ['Several of one product', 'Gallery'],
  ],
  accessibility:
    'Words are required, or that it is decoration. A picture that fails says its words in the box.',
  states: { default: 'Default', empty: 'Missing', loading: 'Placeholder', error: 'Failed' },
  without: ['disabled', 'long', 'many', 'rtl', 'phone'],
}
