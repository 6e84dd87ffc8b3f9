export const notesPanelLabels = {
  title: 'Notes',
  note: 'Note for your team',
  hint: 'The buyer never sees it.',
  add: 'Add note',
} as const
