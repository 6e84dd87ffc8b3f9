import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A question that must be answered before anything else, and other modal panels.',
  alternatives: [
    ['News', 'Toasts'],
    ['Something to read', 'Note'],
    ['More of a form', 'Collapsible'],
  ],
  accessibility:
    'Modal: the focus moves in, stays, and returns to what opened it; Escape means "no". Its title is its name, its text its description.',
  states: { default: 'Confirmation', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
}
