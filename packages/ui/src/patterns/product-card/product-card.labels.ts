export const productCardLabels = {
  new: 'New',
  soldOut: 'Sold out',
  addToCart: 'Add to cart',
  addToCartNamed: 'Add to cart: {name}',
  choose: 'Choose options',
  chooseNamed: 'Choose options: {name}',
  save: 'Save {name}',
} as const
