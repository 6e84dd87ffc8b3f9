export const cartShippingLabels = {
  free: 'Free shipping, arrives {days}',
  from: 'Shipping from {price}, arrives {days}',
  next: 'Choose shipping at checkout.',
  nextFree:
    'Choose shipping at checkout: free for {parcels, plural, one {# parcel} other {# parcels}}, arriving {days}.',
  nextFrom:
    'Choose shipping at checkout: from {price} for {parcels, plural, one {# parcel} other {# parcels}}, arriving {days}.',
} as const
