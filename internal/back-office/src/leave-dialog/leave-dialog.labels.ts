export const leaveDialogLabels = {
  title: 'Leave without saving?',
  text: 'You have changes on this page that are not saved.',
  stay: 'Stay here',
  discard: 'Discard changes',
  save: 'Save and leave',
} as const
