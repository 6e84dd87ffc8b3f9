export const wishPartLabels = {
  showMore: 'Show more',
  unavailable:
    '{count, plural, one {# product isn’t available right now and isn’t shown.} other {# products aren’t available right now and aren’t shown.}}',
  unread: 'Couldn’t load your wish list.',
  unreadText: 'Your saved products are still there.',
  retry: 'Try again',
} as const
