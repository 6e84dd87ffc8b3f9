export const wishToastLabels = {
  saved: 'Saved to your wish list.',
  view: 'View list',
  full: 'Your wish list is full. It holds 500 products.',
  removed: 'Removed from your wish list.',
  undo: 'Undo',
  failed: 'Couldn’t change your wish list. Please try again.',
} as const
