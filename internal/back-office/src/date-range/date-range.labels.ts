export const dateRangeLabels = {
  group: 'Days',
  custom: 'Other days',
  from: 'From',
  to: 'To',
  show: 'Show',
  needed: 'Choose a day.',
  backwards: 'The last day lies before the first.',
  ahead: 'This day has not come yet.',
  tooLong: 'At most {days} days can be shown.',
} as const
