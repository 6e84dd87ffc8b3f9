import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A question that must be answered before anything else, and the panels that share its engine.',
  alternatives: [
    ['News', 'Toasts'],
    ['Something to read', 'Note'],
    ['More of a form', 'Collapsible'],
  ],
  accessibility:
    'Modal: the focus goes in, stays, and returns to what opened it; Escape is "no". Its title is its name, its words its description.',
  states: { default: 'Confirmation', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
}
