export const categoryLabels = {
  description: '{category} from the shops on {market}. Filter by price, shop and rating.',
  type: 'Type',
} as const
