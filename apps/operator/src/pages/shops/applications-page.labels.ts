export const applicationsLabels = {
  title: 'Applications',
  caption: 'Applications of sellers',
  shop: 'Shop',
  country: 'Country',
  status: 'Status',
  applied: 'Applied',
  nothing: 'No applications here',
  nothingText: 'Applications of sellers will appear here.',
} as const
