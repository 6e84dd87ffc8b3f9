export const variantSheetLabels = {
  variant: 'Variant',
  rows: '{count, plural, one {# variant} other {# variants}}',
  keys: 'Arrow keys move, Enter or F2 edits, typing replaces. Copy and paste cells from a spreadsheet, Ctrl+D fills down, Ctrl+Z undoes.',
  on: 'On',
  off: 'Off',
  empty: 'empty',
  edit: '{column} of {row}',
  pasted: '{count, plural, one {One cell} other {# cells}} changed.',
  nothing: 'No variants yet.',
} as const
