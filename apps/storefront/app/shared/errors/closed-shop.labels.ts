export const closedShopLabels = {
  title: 'This shop has closed',
  text: 'It no longer sells on {market}. Orders you placed with it aren’t affected: it still ships them, and you can still return items, report a problem and get refunds.',
  orders: 'Your orders',
  track: 'Track an order',
  shops: 'All shops',
} as const
