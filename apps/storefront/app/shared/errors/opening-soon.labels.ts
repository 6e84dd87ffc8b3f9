export const openingSoonLabels = {
  title: 'Opening soon',
  text: '{market} isn’t open yet. Please come back later.',
  sellers: 'Seller Center',
} as const
