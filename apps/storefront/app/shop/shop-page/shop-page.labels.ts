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
  partial: 'No product matches all of “{query}”. These match a part.',
} as const
