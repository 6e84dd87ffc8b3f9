export const errorLabels = {
  unknown: 'Unknown error',
  section: 'Couldn’t load this section.',
  retry: 'Try again',
} as const
