export const casesLabels = {
  title: 'Cases',
  caption: 'Cases, the most urgent first',
  state: 'Show',
  case: 'Case',
  shop: 'Shop',
  status: 'Status',
  amount: 'In question',
  since: 'Since',
  due: 'Due',
  none: '–',
  about: (title: string, about: string) => `${title} · ${about}`,
  nothing: 'No cases here',
  nothingText: {
    waiting: 'Cases that need your decision will appear here.',
    open: 'Open cases will appear here.',
    closed: 'Closed cases will appear here.',
  },
} as const
