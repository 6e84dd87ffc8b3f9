export const sellerLayoutLabels = {
  tabs: 'Main areas of your shop',
  menu: 'Menu',
  close: 'Close menu',
  search: 'Search your shop',
} as const
