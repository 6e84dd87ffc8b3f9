export const productCardLabels = {
  new: 'New',
  soldOut: 'Sold out',
  addToCart: 'Add to cart',
  addToCartNamed: 'Add to cart: {name}',
  choose: 'Choose options',
  chooseNamed: 'Choose options: {name}',
  left: '{count, plural, other {# left}}',
  colors: '{count, plural, one {# color} other {# colors}}',
  more: '+{count}',
  save: 'Save {name}',
} as const
