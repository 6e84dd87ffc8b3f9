export const frameLinksLabels = {
  logo: 'Stoa, home',
  help: 'Help Center',
  backToCart: 'Back to cart',
} as const
