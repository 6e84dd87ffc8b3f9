export const dateRangeLabels = {
  group: 'Days',
  custom: 'Other days',
  from: 'From',
  to: 'To',
  show: 'Show',
  needed: 'Choose a day.',
  backwards: 'The last day is before the first.',
  ahead: 'This day is in the future.',
  tooLong: 'You can show at most {days} days.',
} as const
