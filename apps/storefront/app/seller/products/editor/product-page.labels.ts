export const productPageLabels = {
  notFound: 'Product not found',
  notFoundText: 'It may have been deleted, or it belongs to another shop.',
  all: 'All products',
} as const
