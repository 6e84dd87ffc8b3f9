import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Reviews beside the distribution of their ratings; questions with the answers of a shop.',
  alternatives: [
    ['The stars alone', 'Rating'],
    ['A form that asks the shop', 'Form'],
  ],
  accessibility:
    'Each review and each question is an article named after its author. Stars are announced as figures, each bar as a sentence.',
  states: { default: 'Default', empty: 'NoVotes', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
}
