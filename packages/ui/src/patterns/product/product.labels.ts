export const productLabels = {
  addToCart: 'Add to cart',
  soldOut: 'Sold out',
  save: 'Save {name}',
  buy: 'Buy',
  needsScript: 'Adding to the cart needs JavaScript. Please turn it on in your browser.',
  free: 'Free',
  visitShop: 'Visit shop',
  share: 'Share',
  howCounted: 'How this is counted',
} as const
