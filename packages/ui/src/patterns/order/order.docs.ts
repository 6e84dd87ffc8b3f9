import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'What somebody has bought, an order for each shop, with a word for where it is.',
  alternatives: [
    ['What is still to be bought', 'CartGroup'],
    ['A list without orders', 'Page states'],
  ],
  accessibility:
    'Each order is an article under its number. Its status is a word; the colour only repeats it. Pictures are silent beside the names.',
  states: { default: 'Default', many: 'Many', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
}
