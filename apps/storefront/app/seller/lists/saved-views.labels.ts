export const savedViewLabels = {
  saved: 'View “{name}” saved',
  deleted: 'View “{name}” deleted',
  undo: 'Undo',
  failed: 'Couldn’t change the view',
  nameTaken: 'You already have a view with this name.',
} as const
