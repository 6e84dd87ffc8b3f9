export const waitingOrdersLabels = {
  title: 'Orders to ship',
  none: 'Nothing to ship.',
  all: 'All orders',
  andMore: '{title} and more, {count, plural, one {# item} other {# items}}',
  replacement: 'replacement',
  shipBy: 'ship by {day}',
  late: 'Late',
} as const

export const lowStockLabels = {
  title: 'Low stock',
  shown: 'Showing {shown} of {count}.',
  soldOut: 'Sold out',
  left: '{count} left',
} as const

export const latestReviewsLabels = {
  title: 'Latest reviews',
  all: 'All reviews',
  by: 'By {author}',
} as const
