export const bestSellersLabels = {
  home: 'Home',
  title: 'Best sellers',
  description: 'The products people bought most in the last 90 days, across all shops on {market}.',
  lede: 'Most bought in the last 90 days. Shops can’t pay to be listed.',
} as const
