import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'A box that holds things together.',
  instead: [
    ['Room alone', 'Stack'],
    ['A message', 'Note'],
  ],
  access: 'A box and nothing else: give it a heading inside, and it needs no name.',
  states: { default: 'Default' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
}
