export const leaveDialogLabels = {
  title: 'Leave without saving?',
  text: 'Your changes on this page aren’t saved.',
  stay: 'Stay on page',
  discard: 'Discard changes',
  save: 'Save and leave',
} as const
