export const accountLayoutLabels = {
  title: 'Your account',
  profile: 'Profile',
  addresses: 'Addresses',
  security: 'Security',
  securityTitle: 'Password and devices',
  orders: 'Orders',
  order: 'Order {number}',
  reviews: 'Reviews',
} as const
