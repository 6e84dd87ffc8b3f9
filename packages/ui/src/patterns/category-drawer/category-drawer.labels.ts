export const categoryDrawerLabels = {
  title: 'Categories',
  close: 'Close',
  show: 'Show what is in {category}',
  loading: 'Loading {category}',
  failed: 'Couldn’t load this part.',
  retry: 'Try again',
  more: 'More',
  none: 'There are no categories to show yet.',
} as const
