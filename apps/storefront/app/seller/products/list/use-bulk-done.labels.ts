export const bulkDoneLabels = {
  changed: '{count, plural, one {# product} other {# products}} changed',
  skipped:
    '{count, plural, one {# product was edited since and wasn’t changed back.} other {# products were edited since and weren’t changed back.}}',
  keptDrafts:
    '{count, plural, one {# product stays a draft} other {# products stay drafts}} because your shop can’t sell yet',
  stateTax: 'State a tax registration in the shop’s settings, then publish the drafts.',
} as const
