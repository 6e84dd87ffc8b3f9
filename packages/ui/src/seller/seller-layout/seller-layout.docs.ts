import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The frame of every page of the seller area.',
  alternatives: [
    ['Pages of the shop', 'Layouts'],
    ['The head of one page', 'PageHead'],
  ],
  accessibility:
    'Landmarks in order, and a link past the head as the first stop. The current area is marked in rail, tab bar and menu, and each count is said in words.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
}
