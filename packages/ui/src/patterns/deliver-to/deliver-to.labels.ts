export const deliverToLabels = {
  deliverTo: 'Deliver to: {country}',
  choose: 'Choose a country',
  country: 'Country or region',
} as const
