export const variantSheetLabels = {
  variant: 'Variant',
  rows: '{count, plural, one {# variant} other {# variants}}',
  keys: 'Arrows move, Enter or F2 edits, typing replaces. Copy and paste a block from a spreadsheet, Ctrl+D fills down, Ctrl+Z takes back.',
  on: 'On',
  off: 'Off',
  empty: 'empty',
  edit: '{column} of {row}',
  pasted: '{count, plural, one {One cell} other {# cells}} changed.',
  nothing: 'There are no variants yet.',
} as const
