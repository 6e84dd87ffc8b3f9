import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage:
    'Around every chart: its title, a sentence that says what it shows, and the figures as a table and as a file.',
  keywords: ['chart', 'graph', 'data visualization'],
  alternatives: [
    ['A single figure', 'StatTile'],
    ['A box without a plot', 'Panel'],
  ],
  accessibility:
    'A region named by its title. The sentence says what the plot shows; the table has the same values with heads for columns and rows, and scrolls by the keyboard.',
  states: {
    default: 'Default',
    empty: 'Empty',
    loading: 'Downloading',
    long: 'LongText',
    phone: 'Phone',
    rtl: 'RightToLeft',
  },
  without: ['error', 'disabled', 'many'],
  keys: [['Enter, Space', 'On Table: shows the figures as a table, or the chart again.']],
  hooks: [['[data-component="ChartFrame"]', 'The root.']],
  from: 'native',
  status: 'new',
}
