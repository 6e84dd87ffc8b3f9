import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'What buyers said, beside how they voted.',
  alternatives: [
    ['The stars alone', 'Rating'],
    ['A question to the shop', 'Form'],
  ],
  accessibility:
    'Each review is an article of its author. Stars are said in figures, and each bar of the votes as a sentence.',
  states: { default: 'Default', empty: 'NoVotes', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
}
