export const casesPanelLabels = {
  title: 'Returns, claims and refunds',
  openReturn: 'Open return',
  canceled: 'Canceled',
  item: 'Item',
  note: 'Note',
  refund: 'Refund of {amount}',
} as const
