export const savedForLaterLabels = {
  title: 'Saved for later',
  clear: 'Clear list',
} as const
