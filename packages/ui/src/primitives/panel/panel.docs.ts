import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A box that holds things together.',
  alternatives: [
    ['Room alone', 'Stack'],
    ['A message', 'Note'],
  ],
  accessibility: 'A box and nothing else: give it a heading inside, and it needs no name.',
  states: { default: 'Default' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
}
