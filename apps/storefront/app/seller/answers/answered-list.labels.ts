export const answeredListLabels = {
  failed: 'Couldn’t load this list.',
  first: 'Go to first page',
  retry: 'Try again',
} as const
