import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The way between the areas of the seller area.',
  alternatives: [
    ['Views of one list', 'ViewTabs'],
    ['The shop’s categories', 'NavMenu'],
  ],
  accessibility:
    'A named list of links; the current one is marked, and counts are said in words. Collapsed, the words are tooltips and stay the names.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'phone'],
}
