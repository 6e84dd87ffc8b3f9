import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'The foot of every page of the shop, with the theme control.',
  instead: [
    ['A card before the arcade', 'Layouts'],
    ['The deeds of one page', 'BottomBar'],
  ],
  access:
    'The page’s content information. Its groups of links have headings; links to other sites carry their names, not their icons alone.',
  states: { default: 'Default', empty: 'Empty', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
}
