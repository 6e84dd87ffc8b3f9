export const dashboardPageLabels = {
  welcomeTo: 'Welcome to {shop}.',
  welcomeText: 'Use the menu to find your work. An owner can give you access to the figures.',
  unread: 'Couldn’t load the figures.',
  unreadText: 'Your orders are safe.',
  outdated: 'These figures may be out of date.',
  outdatedText: 'The marketplace isn’t responding.',
  retry: 'Try again',
  newShop: 'Your first order will appear here',
  newShopText: 'You’ll also see your sales and product views.',
  viewShop: 'View my shop',
} as const

export const greetingLabels = {
  welcome: 'Welcome',
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
} as const

export const namedGreetingLabels = {
  welcome: 'Welcome, {name}',
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
} as const

export const presetLabels = {
  '1': 'Today',
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  '365': '1 year',
} as const

export const reportLabels = {
  failed: 'Couldn’t create the file. Try again.',
} as const
