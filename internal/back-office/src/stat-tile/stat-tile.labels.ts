export const statTileLabels = {
  howOf: 'How {label} is counted',
} as const
