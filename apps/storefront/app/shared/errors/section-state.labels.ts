export const sectionStateLabels = {
  failed: 'Couldn’t load this section.',
  retry: 'Try again',
} as const
