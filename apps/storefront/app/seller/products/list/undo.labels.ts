export const undoLabels = {
  undo: 'Undo',
  undone: 'Change undone.',
  failed: 'Couldn’t undo the change.',
} as const
