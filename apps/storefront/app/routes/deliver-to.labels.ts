export const deliverToPageLabels = {
  title: 'Deliver to',
  lede: 'Choose a country to see what can be shipped there, with prices and arrival days.',
  home: 'Home',
  destination: 'Destination',
  country: 'Country or region',
  choose: 'Show prices and days',
  unknown: 'Choose a country from the list.',
  back: 'Back without a change',
} as const
