import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'The layout of a dashboard: four or five tiles above, charts and lists in two columns.',
  keywords: ['metrics', 'kpi', 'dashboard', 'statistics'],
  alternatives: [['Parts below each other', 'Stack']],
  accessibility:
    'Layout alone: order and headings are those of its content. On phones the wider column comes first.',
  states: { default: 'Default', phone: 'Phone', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
  keys: 'No keys of its own: what stands in it keeps its keys, in the order of the source.',
  hooks: [['[data-component="FigureGrid"]', 'The root.']],
  from: 'native',
  status: 'new',
}
