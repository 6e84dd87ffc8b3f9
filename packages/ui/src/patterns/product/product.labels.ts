export const productLabels = {
  addToCart: 'Add to cart',
  soldOut: 'Sold out',
  save: 'Save {name}',
  buy: 'Buy',
  needsScript: 'Turn on JavaScript to add items to your cart.',
  free: 'Free',
  visitShop: 'Visit shop',
  share: 'Share',
  howCounted: 'How this is counted',
} as const
