export const reviewEditorLabels = {
  saved: 'Review saved',
  thanks: 'Thank you for your review',
  draft: 'This is your draft. It isn’t published yet.',
  startOver: 'Start over',
} as const
