export const categoryChangeLabels = {
  changed: 'Category changed',
  undone: 'Change undone',
  undo: 'Undo',
  failed: 'Couldn’t change the category. Check your connection and try again.',
} as const
