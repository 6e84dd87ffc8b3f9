export const stockCellLabels = {
  label: 'Stock of {name}',
  untracked: 'Not tracked',
  held: '{count} held in checkouts',
  variants: 'in {count, plural, one {# variant} other {# variants}}',
  invalid: '“{value}” isn’t a whole number, such as 12.',
  saved: '{name}: {count} in stock',
  savedUntracked: '{name}: stock not tracked',
  before: 'It was {count}.',
  beforeUntracked: 'It wasn’t tracked before.',
} as const
