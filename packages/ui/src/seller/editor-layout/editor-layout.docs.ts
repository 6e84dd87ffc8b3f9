import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A page with many fields: those that are written on the left, those that are set once beside them.',
  alternatives: [['A short form', 'Form']],
  accessibility:
    'Each section is a region named by its heading of the second level. On a phone the second column follows the first.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
}
