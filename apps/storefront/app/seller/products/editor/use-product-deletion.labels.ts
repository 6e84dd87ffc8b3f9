export const productDeletionLabels = {
  failed: 'Couldn’t delete the product.',
  deleted: 'Product deleted',
  archived: 'Product archived',
  archivedText: 'It was sold, so it’s kept for its orders.',
} as const
