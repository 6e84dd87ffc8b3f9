import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A short label: a status, a count, a reduction.',
  keywords: ['label', 'status', 'pill', 'tag', 'counter', 'lozenge'],
  alternatives: [
    ['Something that can be pressed or removed', 'Chip'],
    ['A whole sentence', 'Note'],
  ],
  accessibility: 'Plain text in its place. A tone never says anything that the text does not.',
  states: { default: 'Default', many: 'Statuses' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'rtl', 'phone'],
  imports: ['Badge', 'CountBadge'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [
    ['[data-component="Badge"]', 'The root.'],
    ['[data-component="CountBadge"]', 'The number on an icon.'],
  ],
  from: 'native',
}
