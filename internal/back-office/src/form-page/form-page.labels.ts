export const formPageLabels = {
  preview: 'As shoppers see it',
  showPreview: 'Show the preview',
  hidePreview: 'Hide the preview',
} as const
