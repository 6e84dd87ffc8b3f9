export const ordersLabels = {
  title: 'Orders',
  empty: 'No orders yet',
  emptyText: 'New orders will appear here.',
  toShip:
    '{count, plural, one {# order} other {# orders}} to ship, {late, plural, =0 {none late} other {# late}}.',
  search: 'Search number, buyer, SKU or tracking',
  ordered: 'Ordered',
  tier: 'Shipping',
  days: '{from} – {to}',
  removeDays: 'Remove {days}',
  refused: '{count, plural, one {# order wasn’t changed.} other {# orders weren’t changed.}}',
  hide: 'Hide',
  caption: 'Orders: {view}',
  noMatch: 'No matching orders',
  noMatchText: 'Try another search, or see all orders.',
  all: 'See all orders',
} as const

export const orderViewLabels = {
  to_confirm: { label: 'To confirm', none: 'No orders to confirm' },
  to_ship: { label: 'To ship', none: 'No orders to ship' },
  late: { label: 'Late', none: 'No late orders' },
  shipped: { label: 'Shipped', none: 'No orders on their way' },
  delivered: { label: 'Delivered', none: 'No delivered orders yet' },
  canceled: { label: 'Canceled', none: 'No canceled orders' },
  all: { label: 'All', none: 'No orders yet' },
} as const

export const orderedSinceLabels = {
  today: 'Today',
  yesterday: 'Since yesterday',
  days: 'Last {count} days',
} as const
