export const daysLabels = {
  backOn: 'Back on {day}',
} as const
