export const shopsLabels = {
  title: 'Shops',
  caption: 'Shops by name',
  search: 'Find by name or URL',
  shop: 'Shop',
  country: 'Country',
  status: 'Status',
  since: 'Since',
  nothing: 'No matching shops',
  nothingText: 'Enter how the name or URL begins, or see all shops.',
  all: 'See all shops',
} as const
