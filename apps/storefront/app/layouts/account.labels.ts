export const accountLayoutLabels = {
  title: 'Your account',
  profile: 'Profile',
  addresses: 'Addresses',
  security: 'Security',
  securityTitle: 'Password and devices',
  orders: 'Orders',
  reviews: 'Reviews',
} as const
