import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'One figure over days or months, compared with the period before. Put it into a ChartFrame.',
  keywords: ['chart', 'graph', 'line graph', 'data visualization'],
  alternatives: [
    ['A small trend next to a figure', 'Sparkline'],
    ['Items compared by size', 'BarList'],
  ],
  accessibility:
    'The drawing is hidden; a range input over it reads each point with its value and the one before: arrows, Page, Home, End. The period before is dashed, not only of another colour, and forced colours draw both.',
  states: { default: 'Default', empty: 'Empty', many: 'Many', phone: 'Phone', rtl: 'RightToLeft' },
  without: ['loading', 'error', 'disabled', 'long'],
  keys: [
    ['Arrow Left, Arrow Right', 'Reads the previous or the next point.'],
    ['Page Up, Page Down', 'Reads points further on or back.'],
    ['Home, End', 'Reads the first or the last point.'],
  ],
  hooks: [['[data-component="LineChart"]', 'The root.']],
  from: 'native',
  status: 'new',
}
