export const shipDateLabels = {
  invalid: 'Choose a day within the last week, but not before the order.',
} as const
