export const stockLabels = {
  soldOut: 'Sold out.',
  onlyLeft: 'Only {count} left.',
  inStock: 'In stock.',
  shipsFrom: 'Ships from {city}.',
  valueSoldOut: '{value} is sold out. In stock in {others}.',
  valuesSoldOut: '{values} is sold out in {value}. In stock in {others}.',
  choiceSoldOut: '{values} is sold out. Other choices are in stock.',
  more: '{count} more',
  list: '{first} and {last}',
} as const
