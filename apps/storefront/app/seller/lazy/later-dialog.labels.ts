export const laterDialogLabels = {
  failed: 'Couldn’t open this',
  failedText: 'Reload the page and try again.',
} as const
