import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A word on a thing: its state, a count, a reduction.',
  alternatives: [
    ['What can be pressed or taken away', 'Chip'],
    ['A sentence', 'Note'],
  ],
  accessibility: 'Plain text in its place. A tone never says anything that the word does not.',
  states: { default: 'Default', many: 'Statuses' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'rtl', 'phone'],
}
