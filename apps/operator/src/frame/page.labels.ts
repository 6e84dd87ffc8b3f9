export const pageLabels = {
  loading: 'Loading',
  failed: 'Couldn’t load this page. Check your connection and try again.',
  again: 'Try again',
} as const
