export const keptDraftsNoteLabels = {
  planned:
    '{count, plural, one {# product stays a draft} other {# products stay drafts}} until your shop can sell.',
  plannedText: 'State a tax registration before you import, or publish the drafts afterwards.',
  kept: '{count, plural, one {# product was kept as a draft} other {# products were kept as drafts}} because your shop couldn’t sell yet.',
  keptText: 'State a tax registration, then publish the drafts.',
  tax: 'Go to Tax',
} as const
