export const keptDraftsNoteLabels = {
  planned:
    '{count, plural, one {# product stays a draft} other {# products stay drafts}} until your shop can sell',
  plannedText: 'State a tax registration before you import, or publish the drafts afterwards.',
  kept: '{count, plural, one {# product stays a draft} other {# products stay drafts}} because your shop can’t sell yet',
  keptText: 'State a tax registration, then publish the drafts.',
  tax: 'Tax',
} as const
