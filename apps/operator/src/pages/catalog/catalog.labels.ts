export const catalogLabels = {
  products: 'Products',
  categories: 'Categories',
  featured: 'Featured shop',
} as const

/** Names of the states of products. A restricted product has a status of its own, too. */
export const productState = {
  active: 'On sale',
  draft: 'Draft',
  archived: 'Archived',
  restricted: 'Taken down',
} as const
