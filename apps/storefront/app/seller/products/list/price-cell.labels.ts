export const priceCellLabels = {
  label: 'Price of {name}',
  range: '{from}–{to}',
  invalid: '“{value}” isn’t an amount, such as 24.50.',
  saved: '{name}: {price}',
  before: 'It was {price}.',
} as const
