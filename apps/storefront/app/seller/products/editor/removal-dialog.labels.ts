export const removalLabels = {
  title: 'Remove {count, plural, one {# variant} other {# variants}}?',
  variant: '{variant} ({count} in stock)',
  list: '{variants}.',
  listAndMore: '{variants} and {count} more.',
  stock: 'This removes {count, plural, one {# item} other {# items}} from stock.',
  openOrders:
    '{count, plural, one {# open order includes} other {# open orders include}} them and must still be shipped.',
  confirm: 'Remove and save',
  cancel: 'Keep variants',
} as const
