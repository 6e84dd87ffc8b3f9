export const ownShopsLabels = {
  title: 'You’re not on any shop’s team',
  text: 'Ask a shop owner to invite you, or open your own shop.',
  open: 'Open a shop',
} as const
