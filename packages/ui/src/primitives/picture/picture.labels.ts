export const pictureLabels = {
  missing: '{name} (no picture yet)',
} as const
