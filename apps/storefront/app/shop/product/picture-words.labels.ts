export const pictureLabels = {
  variant: '{name} in {values}',
  view: '{picture}, {ordinal} view',
  ordinals: ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  laterOrdinal: '{position}th',
} as const
