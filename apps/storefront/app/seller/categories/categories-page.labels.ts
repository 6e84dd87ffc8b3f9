export const categoriesPageLabels = {
  title: 'Categories',
  newCategory: 'New category',
  all: 'All categories',
  notFound: 'Category not found',
  notFoundText: 'It may have been deleted, or it belongs to another shop.',
  withoutOwn: 'These are the marketplace’s categories. Add your own inside any of them.',
  withOwn: 'Your categories appear among the marketplace’s. Press Alt and an arrow key to reorder them.',
} as const
