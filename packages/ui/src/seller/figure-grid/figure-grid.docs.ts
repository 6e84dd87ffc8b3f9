import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The places of a dashboard: four or five tiles above, plots and lists in two columns.',
  alternatives: [['Things below each other', 'Stack']],
  accessibility:
    'Only places: order and headings are those of what stands in it. On phones the wider column comes first.',
  states: { default: 'Default', phone: 'Phone', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
}
