export const shopLiveLabels = {
  order: 'New order: {amount}, {count, plural, one {# item} other {# items}}',
  open: 'Open',
} as const
