export const shopAboutLabels = {
  title: 'About {shop}',
  makers: 'Makers',
  shipping: 'Shipping',
  returns: 'Returns',
  care: 'Care',
} as const

export const shopToolsLabels = {
  search: 'Search in {shop}',
  categories: 'Categories of {shop}',
} as const
