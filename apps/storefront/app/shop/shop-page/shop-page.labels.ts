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
  corrected: 'No results for “{query}”. Showing “{meant}” instead.',
  partial: 'No product has all words of “{query}”. These have some of them.',
} as const
