export const shopPageLabels = {
  title: 'Shop',
  text: 'Your shop page and shipping settings.',
  view: 'View page',
} as const

export const shopPreviewLabels = {
  name: 'Your shop',
  makers: 'Made by {makers}',
} as const
