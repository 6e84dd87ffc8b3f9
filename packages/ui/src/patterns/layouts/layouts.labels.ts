export const layoutsLabels = {
  skip: 'Skip to the content',
  account: 'Your account',
} as const
