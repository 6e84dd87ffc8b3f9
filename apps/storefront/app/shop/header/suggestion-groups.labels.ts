export const suggestionLabels = {
  recent: 'Recent searches',
  clear: 'Clear',
} as const
