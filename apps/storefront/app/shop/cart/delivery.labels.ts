export const cartShippingLabels = {
  free: 'Free shipping, arrives {days}',
  from: 'Shipping from {price}, arrives {days}',
  next: 'Chosen at checkout.',
  nextFree:
    'Chosen at checkout, free for {parcels, plural, one {# parcel} other {# parcels}}, arriving {days}.',
  nextFrom:
    'Chosen at checkout, from {price} for {parcels, plural, one {# parcel} other {# parcels}}, arriving {days}.',
} as const
