export const comboboxLabels = {
  none: 'Nothing found',
  loading: 'Loading',
  count: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
  chosen: '{label}: selected',
  remove: 'Remove {name}',
  added: '{name} added',
  removed: '{name} removed',
} as const
