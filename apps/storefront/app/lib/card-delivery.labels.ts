export const cardDeliveryLabels = {
  arrives: 'Arrives {days}',
  free: 'Free shipping, {days}',
  unavailable: 'Doesn’t deliver to {country}',
} as const
