export const reviewPageLabels = {
  reviews: 'Reviews',
  write: 'Write a review',
  edit: 'Edit your review',
  notYet: 'You can’t review this yet',
  notYetHint: 'You can review a product after it’s delivered.',
  seeOrders: 'See your orders',
} as const
