export const checklistLabels = {
  count: '{done} of {total} done',
  done: 'Done',
  open: 'To do',
  hide: 'Hide',
} as const
