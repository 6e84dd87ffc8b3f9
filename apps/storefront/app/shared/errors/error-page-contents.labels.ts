export const errorPageLabels = {
  unknown: 'Unknown error',
} as const
