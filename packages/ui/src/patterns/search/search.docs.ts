import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Looking for products and shops by a text.',
  alternatives: [
    ['A search within one list', 'Filters'],
    ['Any other text', 'TextField'],
  ],
  accessibility:
    'An honest GET form with a name. Suggestions are links, walked by arrows, put away by Escape, and counted aloud. An empty text goes nowhere.',
  states: { default: 'WithText', empty: 'Empty', many: 'Suggestions', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'long'],
}
