import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A rating as stars or one figure.',
  alternatives: [
    ['What was said', 'Reviews'],
    ['How far it is', 'Progress'],
  ],
  accessibility: 'Announced as "4.8 of 5, 214 reviews"; the stars are decoration.',
  states: { default: 'Default', empty: 'NoReviews', rtl: 'RightToLeft' },
  without: ['loading', 'error', 'disabled', 'long', 'many', 'phone'],
}
