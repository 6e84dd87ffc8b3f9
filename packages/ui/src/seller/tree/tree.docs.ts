import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Categories and the like, some of them one’s own to order and change.',
  alternatives: [['The way to a page', 'Breadcrumbs']],
  accessibility:
    'A navigation with nested lists; buttons with aria-expanded show what is below. What can be moved is moved by Alt with an arrow, by its Move menu, or by dragging.',
  states: { default: 'Default', long: 'LongText', many: 'Many', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
}
