import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Choosing between the shops that one person works for.',
  alternatives: [
    ['A choice in a form', 'Select'],
    ['Other pages', 'SideNav'],
  ],
  accessibility:
    'A menu button that names the shop; the choice is a group of radio items. One shop alone is no control.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'phone'],
}
