export const figureLabels = {
  title: 'Figures',
  period: 'Period',
  days: (days: number) => `${days} days`,
  comparison: (days: number) => `vs. ${days} days before`,
  since: (day: string) => `Counted since ${day}`,
  sales: 'Sales',
  salesHow: 'Items and shipping of orders placed in these days, before refunds.',
  orders: 'Orders',
  refunds: 'Refunds',
  commission: 'Commission',
  commissionHow: 'Commission on these sales, less what refunds and cancellations returned to shops.',
  shops: 'New shops',
  shopsHow: 'Shops that were approved in these days.',
  today: (timeZone: string) =>
    `Days begin at midnight in ${timeZone}. Today isn’t over yet, so the days before are counted up to the same time of day.`,
} as const
