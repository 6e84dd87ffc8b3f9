export const moveCategoryLabels = {
  moved: '{name} moved',
  undo: 'Undo',
  failed: 'Couldn’t move the category.',
} as const
