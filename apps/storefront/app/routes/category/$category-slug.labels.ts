export const categoryLabels = {
  description: '{category} from the small shops on {market}. Filter by price, shop and rating.',
  type: 'Type',
} as const
