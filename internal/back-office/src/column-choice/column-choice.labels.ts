export const columnChoiceLabels = {
  open: 'Columns',
  title: 'Columns',
  text: 'Choose the columns of this list.',
  usual: 'Reset to default',
  done: 'Done',
} as const
