export const bulkDoneLabels = {
  changed: '{count, plural, one {# product} other {# products}} changed',
  skipped:
    '{count, plural, one {# product was edited since and wasn’t changed back.} other {# products were edited since and weren’t changed back.}}',
} as const
