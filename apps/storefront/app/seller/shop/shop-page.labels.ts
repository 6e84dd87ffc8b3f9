export const shopPageLabels = {
  title: 'Shop',
  text: 'Your shop page and shipping settings.',
  view: 'View page',
} as const

export const shopPreviewLabels = {
  name: 'Your shop',
  makers: 'Made by {makers}',
  vacation: '{backOn} (shown during your vacation)',
} as const
