export const changePreviewLabels = {
  counts: '{count, plural, one {# product} other {# products}} will change, {same} won’t.',
  countsRejected:
    '{count, plural, one {# product} other {# products}} will change, {same} won’t, {rejected} can’t be changed.',
  sum: 'Total: {before} → {after}.',
  apply: 'Change {count, plural, one {# product} other {# products}}',
  cancel: 'Cancel',
} as const
