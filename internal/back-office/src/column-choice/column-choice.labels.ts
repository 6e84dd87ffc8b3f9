export const columnChoiceLabels = {
  open: 'Columns',
  title: 'Columns',
  text: 'What stands in the rows of this list.',
  usual: 'The usual ones',
  done: 'Done',
} as const
