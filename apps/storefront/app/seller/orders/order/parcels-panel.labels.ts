export const parcelsPanelLabels = {
  title: 'Parcels',
  packRest: 'Pack the rest',
  nonePacked: 'Nothing packed yet.',
  none: 'No parcels.',
  ship: 'Ship',
  shipNamed: 'Ship parcel {number}',
  unpack: 'Unpack',
  unpackNamed: 'Unpack parcel {number}',
  tracking: 'Edit tracking',
  trackingNamed: 'Edit tracking of parcel {number}',
  deliver: 'Mark as delivered',
  deliverNamed: 'Mark as delivered: parcel {number}',
} as const
