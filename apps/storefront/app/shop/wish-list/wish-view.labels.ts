export const wishViewLabels = {
  priceFell: 'Price fell by {amount} since you saved it',
  notSold: 'No longer sold',
  soldOut: 'Sold out',
} as const
