export const salesPlotLabels = {
  title: 'Sales',
  byDay: 'Sales by day',
  byMonth: 'Sales by month',
  day: 'Day',
  month: 'Month',
  sales: 'Sales',
  orders: 'Orders',
  units: 'Items',
  refunds: 'Refunds',
  salesBefore: 'Sales before',
} as const

export const plotLabels = {
  products: 'Best products',
  categories: 'Best categories',
  sold: '{count} sold',
  countries: 'Where orders go',
} as const

export const sourcesLabels = {
  title: 'Where shoppers come from',
  none: 'No views of your product pages in this period.',
  views: '{count, plural, one {# view} other {# views}} of your product pages.',
} as const

export const sourceLabels = {
  home: 'Home page',
  search: 'Search',
  category: 'Categories',
  shop: 'Shop page',
  elsewhere: 'Elsewhere',
} as const
