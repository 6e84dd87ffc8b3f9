export const ownReviewsPageLabels = {
  none: 'Nothing to review yet',
  noneHint: 'You can review products here after they’re delivered.',
  seeOrders: 'See your orders',
  open: 'Waiting for your review',
  openText: 'These products have been delivered.',
  written: 'Your reviews',
  deleteTitle: 'Delete this review?',
  deleteText: 'This permanently deletes your rating, text and pictures for {product}.',
  delete: 'Delete review',
  keep: 'Keep review',
  deleted: 'Review deleted',
} as const
