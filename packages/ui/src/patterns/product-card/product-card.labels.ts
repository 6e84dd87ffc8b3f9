export const productCardLabels = {
  new: 'New',
  soldOut: 'Sold out',
  addToCart: 'Add to cart',
  addToCartNamed: 'Add {name} to cart',
  save: 'Save {name}',
} as const
