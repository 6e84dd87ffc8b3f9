import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A short label: a state, a count, a reduction.',
  alternatives: [
    ['What can be pressed or taken away', 'Chip'],
    ['A sentence', 'Note'],
  ],
  accessibility: 'Plain text in its place. A tone never says anything that the text does not.',
  states: { default: 'Default', many: 'Statuses' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'rtl', 'phone'],
}
