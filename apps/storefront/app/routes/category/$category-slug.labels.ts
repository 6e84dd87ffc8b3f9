export const categoryLabels = {
  description: '{category} from the small shops on Stoa. Filter by price, shop and rating.',
  type: 'Type',
} as const
