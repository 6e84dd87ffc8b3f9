export const viewLabels = {
  home: 'Home',
} as const
