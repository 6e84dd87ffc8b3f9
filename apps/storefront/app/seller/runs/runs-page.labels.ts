export const runsPageLabels = {
  title: 'Imports and changes',
  text: 'You can undo each one for 30 days.',
  products: 'Products',
  import: 'Import products',
  empty: 'No imports or changes yet',
  emptyText: 'Imports and bulk changes will appear here.',
  columns: {
    what: 'What',
    when: 'When',
    who: 'Who',
    status: 'Status',
    new: 'New',
    change: 'Changed',
    refused: 'Rejected',
    undo: 'Undo',
  },
} as const
