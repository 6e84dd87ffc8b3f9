export const packListLabels = {
  label: 'Contents of this parcel',
  packed: '{packed} of {total} packed',
  of: '{packed} of {max}',
  all: 'Pack all of {title}',
  none: 'Remove all of {title}',
} as const
