export const formFaultLabels = {
  amount: '“{value}” isn’t an amount, such as 24.50.',
  noPrice: 'Set a price or turn this variant off.',
  salePriceTooHigh: 'The sale price must be lower than the price.',
  noSalePrice: 'Set a sale price.',
  saleEndsFirst: 'The sale ends before it begins.',
  count: '“{value}” isn’t a whole number, such as 12.',
  weight: '“{value}” isn’t a weight in grams, such as 250.',
  name: 'Give the product a name.',
  slug: 'Use lowercase letters, digits and single hyphens only.',
  details: 'Each detail needs a name and a text.',
} as const
