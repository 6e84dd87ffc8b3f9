export const packListLabels = {
  label: 'What goes into this parcel',
  packed: '{packed} of {total} packed',
  of: '{packed} of {max}',
  all: 'Pack all of {title}',
  none: 'Take all of {title} out',
} as const
