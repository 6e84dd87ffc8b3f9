import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'What lies around a page: the shop’s, a user’s own, or a card before the arcade.',
  alternatives: [
    ['Room between parts', 'Stack'],
    ['A message in place of a page', 'Page states'],
  ],
  accessibility:
    'Landmarks in order, and a link that skips to the content as the first stop. The current place in a user’s own pages is said.',
  states: { default: 'Shop', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
}
