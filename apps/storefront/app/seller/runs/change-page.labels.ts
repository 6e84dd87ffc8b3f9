export const changePageLabels = {
  products: 'Products',
  history: 'History',
  undoable: 'You can undo it for 30 days.',
  undoableBy: 'By {name}. You can undo it for 30 days.',
  nothingChanged: 'Nothing was changed.',
} as const
