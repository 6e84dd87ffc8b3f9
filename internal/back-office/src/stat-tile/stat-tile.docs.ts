import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'One figure of a shop with its change, on the dashboard: sales, orders, conversion.',
  keywords: ['metric', 'kpi', 'statistic', 'number card'],
  alternatives: [
    ['Figures over time', 'LineChart'],
    ['Figures next to each other', 'BarList'],
  ],
  accessibility:
    'An article named by its label. The change is words and an arrow, not a colour. The button that opens how it is counted says whether it is open.',
  states: { default: 'Default', empty: 'Empty', long: 'LongText', phone: 'Phone', rtl: 'RightToLeft' },
  without: ['loading', 'error', 'disabled', 'many'],
  keys: [['Enter, Space', 'On the question mark: shows or hides how it is counted.']],
  hooks: [['[data-component="StatTile"]', 'The root.']],
  from: 'native',
  status: 'new',
}
