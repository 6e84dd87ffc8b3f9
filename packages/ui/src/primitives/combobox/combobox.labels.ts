export const comboboxLabels = {
  none: 'Nothing found',
  loading: 'Loading',
  count: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
} as const
