export const keptDraftNoteLabels = {
  title: 'You have unsaved changes from {time} on this device.',
  restore: 'Restore',
  discard: 'Discard',
} as const
