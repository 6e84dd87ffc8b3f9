export const figureLabels = {
  sales: 'Sales',
  orders: 'Orders',
  units: 'Items',
  averageOrder: 'Average order',
  conversion: 'Conversion',
} as const

/** Explanations of the figures. */
export const figureTextLabels = {
  sales:
    'Items and shipping of orders placed in this period, minus canceled orders. After the {refunds} refunded in this period, {net} remains.',
  orders: 'Orders placed in this period, minus canceled orders. Days begin at midnight in {timeZone}.',
  units: 'Items in these orders, minus cancellations.',
  averageOrder: 'Sales divided by orders.',
  conversion:
    'Orders divided by views of your product pages ({views}). Views are counted without cookies and may include bots. Use it to compare weeks.',
  today: 'Today isn’t over yet, so the period before is counted up to the same time of day.',
} as const
